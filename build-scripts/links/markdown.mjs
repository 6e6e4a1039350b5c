// Links, anchors and paths of the tree in a Markdown document.

/** Lines with their numbers from 1; `code` is the language of the block that a line stands in, or "". */
function* linesOf(text) {
  let fence, code;
  for (const [at, line] of text.split('\n').entries()) {
    const mark = line.match(/^\s*(`{3,}|~{3,})\s*(\S*)/);
    if (mark && fence === undefined) [fence, code] = [mark[1], mark[2] || 'text'];
    else if (mark && line.trim().startsWith(fence) && mark[2] === '') fence = code = undefined;
    else yield { number: at + 1, line, code };
  }
}

const withoutCode = (line) => line.replace(/(`+)(?:(?!\1).)*\1/g, (code) => ' '.repeat(code.length));

/** { line, target } of each link and image: inline, by reference, in angle brackets, and of HTML. */
export function linksOfDocument(text) {
  const forms = [
    /\]\(\s*<?((?:[^()\s<>]|\([^()\s]*\))+)>?(?:\s+"[^"]*")?\s*\)/g,
    /^\s{0,3}\[[^\]]+\]:\s*<?(\S+?)>?(?:\s+"[^"]*")?\s*$/g,
    /<(https?:[^>\s]+)>/g,
    /<(?:a|img|iframe|script|link|source)\b[^>]*?\s(?:href|src)="([^"]+)"/g,
  ];
  const found = [];
  for (const { number, line, code } of linesOf(text)) {
    if (code !== undefined) continue;
    const plain = withoutCode(line);
    for (const form of forms)
      for (const match of plain.matchAll(form)) found.push({ line: number, target: unescaped(match[1]) });
  }
  return found;
}

const unescaped = (target) => target.replaceAll('&amp;', '&').replace(/\\([()_*])/g, '$1');

/** Slugs of headings as GitHub makes them, and ids written by hand. */
export function anchorsOfDocument(text) {
  const anchors = new Set();
  const seen = new Map();
  for (const { line, code } of linesOf(text)) {
    if (code !== undefined) continue;
    for (const [, id] of line.matchAll(/\s(?:id|name)="([^"]+)"/g)) anchors.add(id);
    const heading = line.match(/^#{1,6}\s+(.*?)\s*#*$/);
    if (!heading) continue;
    const slug = slugOf(heading[1]);
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    anchors.add(times === 0 ? slug : `${slug}-${times}`);
  }
  return anchors;
}

export function slugOf(heading) {
  const text = heading.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`]/g, '');
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** Folders at the top of the tree, whose names begin a path. What a build makes is not asked for. */
const path = /^(?:\.\/)?((?:src|web|tests|build-scripts|docs|\.ci)\/[^\s`'",;]*|[A-Z][A-Za-z-]*\.md)$/;
const made = /^web\/(?:dist|core\/generated|node_modules)(?:\/|$)/;
/** A name that stands for one that the reader chooses. */
const placeholder = /[…<>$]|dk-name|\/name\.|_x\./;

/** { line, target } of each path of the tree: between backticks, and in commands and includes of code blocks. */
export function pathsOfDocument(text) {
  const found = [];
  const add = (line, word) => {
    const target = word.replace(/[:#]\d+$|[.,:;)]+$/g, '').match(path)?.[1];
    if (target && !made.test(target) && !placeholder.test(target)) found.push({ line, target });
  };
  for (const { number, line, code } of linesOf(text)) {
    if (code === undefined) {
      for (const [, , quoted] of line.matchAll(/(`+)(.+?)\1/g)) for (const word of quoted.split(' ')) add(number, word);
    } else {
      if (/^(sh|bash|console)$/.test(code))
        for (const word of line.replace(/#.*$/, '').split(/[\s=]/)) add(number, word);
      for (const [, header] of line.matchAll(/#include <sqrtdk\/([^>]+)>/g))
        found.push({ line: number, target: `src/${header}` });
    }
  }
  return found;
}
