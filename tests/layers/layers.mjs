// Finds every include, import and name in a tree that the layer table does not allow.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import * as table from './table.mjs';
import { imports, importsAtOnce, includes, styleImports, uses } from './references.mjs';

const skipped = new Set(['node_modules', 'dist', 'generated', 'build', '.git', '.tools']);

/** All files below a folder, as paths relative to root. */
export function filesBelow(root, folder) {
  let entries;
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (skipped.has(entry.name) || entry.isSymbolicLink()) return [];
    return entry.isDirectory() ? filesBelow(root, path) : [path];
  });
}

/** What a tree of this project has to have; without these there is nothing to check, and that is no tree in order. */
const wanted = [
  ['src', /\.[ch]pp$/],
  ['web', /\.ts$/],
  ['tests', /\.(test|spec)\.\w+$/],
  ['build-scripts', /\.sh$/],
];

/** One line for each folder in which nothing was found to check. */
export function missing(root) {
  return wanted
    .filter(([folder, name]) => !filesBelow(root, folder).some((path) => name.test(path)))
    .map(([folder, name]) => `${folder} has no file like ${name.source}: nothing was checked there`);
}

/** Every breach in the tree at root, one line each; empty where all is well. */
export function breaches(root) {
  const read = (path) => readFileSync(join(root, path), 'utf8');
  return [
    ...filesBelow(root, 'src').flatMap((path) => (/\.[ch]pp$/.test(path) ? coreBreaches(path, read(path)) : [])),
    ...filesBelow(root, 'web').flatMap((path) => (/\.(ts|css)$/.test(path) ? webBreaches(path, read(path)) : [])),
    ...askedBreaches(root, read),
    ...circleBreaches(
      new Map(
        filesBelow(root, 'web').flatMap((path) => (path.endsWith('.ts') ? [[path, importsAtOnce(read(path))]] : [])),
      ),
    ),
    ...['src', 'web', 'tests', 'build-scripts'].flatMap((top) =>
      filesBelow(root, top).flatMap((path) => formBreaches(path, () => read(path))),
    ),
  ];
}

function coreBreaches(path, text) {
  const folder = path.split(sep)[1];
  const { own, system } = includes(text);
  const found = [];
  for (const { target, line } of own) {
    const reached = normalize(join(dirname(path), target)).split(sep);
    if (reached[0] !== 'src') found.push(`${path}:${line} includes ${target}, which is outside src`);
    else if (!mayUse(table.core, folder, reached[1])) found.push(upward(path, line, folder, reached[1]));
  }
  for (const { target, line } of system) {
    if (table.refusedHeaders.includes(target) && folder !== table.program.folder)
      found.push(`${path}:${line} includes <${target}>, which the core does without`);
    if (table.program.headers.test(target) && folder !== table.program.folder)
      found.push(`${path}:${line} includes <${target}>, which is for ${table.program.folder} alone`);
    if (target.startsWith('sqrtdk/'))
      found.push(`${path}:${line} includes <${target}>; inside src, includes are relative`);
    if (table.bindingHeaders.test(target) && folder !== 'bindings')
      found.push(`${path}:${line} includes <${target}>, which is for bindings alone`);
  }
  for (const { target, line } of uses(text, table.refusedCalls))
    found.push(`${path}:${line} calls ${target}…), whose last digit depends on the platform`);
  return found;
}

/**
 * What the page can ask of the core and no digest has, so that nothing would say that its bits have changed; or that no fuzzer asks with
 * hostile input.
 */
function askedBreaches(root, read) {
  const sources = new Set(filesBelow(root, 'src'));
  const own = (path) => includes(read(path)).own;
  const reachedFrom = (folder) => {
    const reached = new Set();
    const reach = (path) => {
      if (reached.has(path) || !sources.has(path)) return;
      reached.add(path);
      for (const { target } of own(path)) reach(normalize(join(dirname(path), target)));
      reach(path.replace(/\.hpp$/, '.cpp'));
    };
    for (const path of filesBelow(root, folder)) {
      if (/\.[ch]pp$/.test(path)) for (const { target } of own(path)) reach(join('src', target));
    }
    return reached;
  };
  return Object.entries(table.askedIn).flatMap(([folder, what]) => {
    if (filesBelow(root, folder).length === 0) return [];
    const reached = reachedFrom(folder);
    return filesBelow(root, 'src/bindings').flatMap((path) =>
      own(path).flatMap(({ target, line }) => {
        const asked = normalize(join(dirname(path), target));
        return asked.split(sep)[1] === 'bindings' || table.notAsked.test(asked) || reached.has(asked)
          ? []
          : [`${path}:${line} asks ${asked}, of which ${folder} has no ${what}`];
      }),
    );
  });
}

function webBreaches(path, text) {
  const parts = path.split(sep);
  const folder = parts[1];
  if (parts.length < 3) return []; // configuration of the tools
  return (path.endsWith('.css') ? styleImports(text) : imports(text)).flatMap(({ target, line }) => {
    if (!target.startsWith('.') && !target.startsWith('/')) {
      const name = target
        .split('/')
        .slice(0, target.startsWith('@') ? 2 : 1)
        .join('/');
      return (table.packages[folder] ?? []).includes(name)
        ? []
        : [`${path}:${line} imports the package ${name} in ${folder}`];
    }
    const reached = normalize(join(dirname(path), target)).split(sep);
    if (reached[0] !== 'web' || reached.length < 3)
      return [`${path}:${line} imports ${target}, which is no layer of web`];
    if (table.generated.path.test(target) && folder !== table.generated.folder)
      return [`${path}:${line} imports generated glue outside web/${table.generated.folder}`];
    // What two of them share stands in the kit.
    if (folder === table.apart && reached[1] === folder && parts[2] !== reached[2])
      return [`${path}:${line} the laboratory ${parts[2]} may not use the laboratory ${reached[2]}`];
    return mayUse(table.web, folder, reached[1]) ? [] : [upward(path, line, folder, reached[1])];
  });
}

/** Files that import each other, types too, in a circle: whoever reads one must have read the others. What is loaded later does not count. */
function circleBreaches(files) {
  const found = [];
  const seen = new Set();
  const visit = (path, way) => {
    if (way.includes(path)) {
      const circle = [...way.slice(way.indexOf(path)), path];
      found.push(`${circle.join(' → ')}: files that import each other in a circle`);
      return;
    }
    if (seen.has(path)) return;
    seen.add(path);
    for (const { target } of files.get(path)) {
      const reached = normalize(join(dirname(path), target));
      if (target.startsWith('.') && files.has(reached)) visit(reached, [...way, path]);
    }
  };
  for (const path of files.keys()) visit(path, []);
  return found;
}

function formBreaches(path, read) {
  const found = [];
  const names = relative('.', path).split(sep);
  for (const name of names)
    if (table.refusedNames.includes(name.replace(/\..*$/, '')))
      found.push(`${path} has a name that says nothing: ${name}`);
  if (/\.([ch]pp|ts|mjs|js|css|sh|cmake)$/.test(path)) {
    const lines = read().trimEnd().split('\n');
    if (lines.length > table.longestFile && !table.data.test(path))
      found.push(`${path} has ${lines.length} lines, more than ${table.longestFile}`);
    const first = lines[0].startsWith('#!') ? lines[1] : lines[0];
    if (!/^(\/\/|\/\*|#)\s?\S/.test(first ?? '')) found.push(`${path} does not begin with a line that says what it is`);
  }
  return found;
}

const mayUse = (layers, folder, target) => folder === target || (layers[folder] ?? []).includes(target);

const upward = (path, line, folder, target) => `${path}:${line} ${folder} may not use ${target}`;
