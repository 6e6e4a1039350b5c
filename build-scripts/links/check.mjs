// What a tree's documents and pages lead to, and whether it is there.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { complaintAbout } from './address.mjs';
import { anchorsOfPage, linksOfPage } from './html.mjs';
import { anchorsOfDocument, linksOfDocument, pathsOfDocument } from './markdown.mjs';

const skipped = new Set(['node_modules', '.git', '.tools', 'build', 'dist', 'generated', 'results']);
/** Pages are looked at where they have been built. */
const sites = ['web/dist', 'dist/site'];

/** What is written here for other people's sites has their docs/ and src/ in mind. */
const readersSites = 'docs/embedding/';

/** { files, followed, broken }: how much was looked at, and one line for each link that leads nowhere. */
export function brokenLinks(root) {
  const tree = { root, anchors: new Map(), followed: 0 };
  const documents = filesBelow(root, '', '.md');
  const pages = sites.flatMap((site) => (existsSync(join(root, site)) ? filesBelow(root, site, '.html') : []));
  const broken = [
    ...documents.flatMap((path) => checkDocument(tree, path)),
    ...pages.flatMap((path) => checkPage(tree, path)),
  ];
  return { files: documents.length + pages.length, followed: tree.followed, broken };
}

function filesBelow(root, folder, ending) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(root, path, ending);
    return entry.isFile() && entry.name.endsWith(ending) ? [path] : [];
  });
}

function checkDocument(tree, path) {
  const text = readFileSync(join(tree.root, path), 'utf8');
  const complain = ({ line, target }, what) => (what ? [`${path}:${line} ${target}: ${what}`] : []);
  return [
    ...linksOfDocument(text).flatMap((link) => complain(link, follow(tree, path, link.target))),
    ...pathsOfDocument(text)
      .filter(({ target }) => !(path.startsWith(readersSites) && /^(docs|src)\//.test(target)))
      .flatMap((named) => complain(named, missing(tree, named.target))),
  ];
}

function checkPage(tree, path) {
  const text = readFileSync(join(tree.root, path), 'utf8');
  return linksOfPage(text).flatMap(({ line, target }) => {
    const what = follow(tree, path, target);
    return what ? [`${path}:${line} ${target}: ${what}`] : [];
  });
}

/** What is wrong with a link in a file; nothing where it leads somewhere. */
function follow(tree, from, target) {
  tree.followed++;
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(target)) return complaintAbout(target);
  const [place, anchor] = target.split('#');
  const [file] = place.split('?');
  const path = file === '' ? from : normalize(join(dirname(from), decodeURI(file)));
  if (path.startsWith('..')) return 'leads out of the tree';
  if (file.startsWith('/')) return 'is an address of a server, not of this tree';
  if (!existsSync(join(tree.root, path))) return 'there is no such file';
  if (anchor === undefined || anchor === '') return undefined;
  // In a link of the lesson, settings follow the place: page.html#chapter&v=1&opening.d=4.
  const id = decodeURIComponent(path.endsWith('.html') ? anchor.split('&')[0] : anchor);
  // What begins with a setting names no place: it sets a laboratory of the page.
  if (id.includes('=')) return undefined;
  return (anchorsOf(tree, path)?.has(id) ?? true) ? undefined : 'there is no such heading or id';
}

/** Undefined where a kind of file has none that we know, such as a line of a source. */
function anchorsOf(tree, path) {
  if (!tree.anchors.has(path)) {
    const kind = path.endsWith('.md') ? anchorsOfDocument : path.endsWith('.html') ? anchorsOfPage : undefined;
    tree.anchors.set(path, kind?.(readFileSync(join(tree.root, path), 'utf8')));
  }
  return tree.anchors.get(path);
}

/** What is wrong with a path of the tree, which may hold stars. */
function missing(tree, target) {
  tree.followed++;
  const path = normalize(target).replace(/\/$/, '');
  if (!path.includes('*')) return existsSync(join(tree.root, path)) ? undefined : 'there is no such file or folder';
  const fixed = path.slice(0, path.indexOf('*')).replace(/[^/]*$/, '');
  if (!existsSync(join(tree.root, fixed)) || !statSync(join(tree.root, fixed)).isDirectory())
    return 'there is no such folder';
  const form = new RegExp(`^${globToForm(path)}$`);
  const any = everythingBelow(tree.root, fixed).some((one) => form.test(one));
  return any ? undefined : 'no file has such a name';
}

function globToForm(glob) {
  const parts = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*' };
  return glob
    .split(/(\*\*\/|\*\*|\*)/)
    .map((part) => parts[part] ?? part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('');
}

function everythingBelow(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = relative('', join(folder, entry.name));
    if (!entry.isDirectory()) return [path];
    return skipped.has(entry.name) ? [path] : [path, ...everythingBelow(root, path)];
  });
}
