// Small changes to C++ sources, found and chosen the same way on every machine; mutate.mjs tries them.
import { createHash } from 'node:crypto';

/** The source with comments, strings, character constants and preprocessor lines blanked; every other character keeps its place. */
export function blanked(source) {
  const blank = (text) => text.replace(/[^\n]/g, ' ');
  return source
    .replace(/\/\/[^\n]*|\/\*[^]*?\*\/|"(?:\\.|[^"\\\n])*"|(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])'/g, blank)
    .replace(/^[ \t]*#[^\n]*|\bstatic_assert\([^;]*;|\btemplate <[^>]*>|\bnoexcept\b/gm, blank);
}

const doubled = (number) => `(2 * ${number})`;

/** What a change replaces, by kind. Spaces stand around operators, as clang-format puts them, so that < of a template is none. */
const kinds = [
  { kind: 'comparison', pattern: /(?<= )(<=|>=|<|>)(?= )/g, change: (op) => (op.length === 2 ? op[0] : `${op}=`) },
  { kind: 'equality', pattern: /(?<= )(==|!=)(?= )/g, change: (op) => (op === '==' ? '!=' : '==') },
  { kind: 'sign', pattern: /(?<=[\w)\]] )([+-])(?= )/g, change: (op) => (op === '+' ? '-' : '+') },
  { kind: 'factor', pattern: /(?<=[\w)\]] )([*/])(?= )/g, change: (op) => (op === '*' ? '/' : '*') },
  {
    kind: 'update',
    pattern: /(?<= )([-+*/]=)(?= )/g,
    change: (op) => ({ '+=': '-=', '-=': '+=', '*=': '/=', '/=': '*=' })[op],
  },
  { kind: 'logic', pattern: /(?<= )(&&|\|\|)(?= [^\s])/g, change: (op) => (op === '&&' ? '||' : '&&') },
  { kind: 'negation', pattern: /(?<=[( ])(!)(?=[\w(])/g, change: () => '' },
  {
    kind: 'bound',
    pattern: /\b(std::f?(?:min|max))(?=[(])/g,
    change: (name) => (name.endsWith('min') ? name.replace('min', 'max') : name.replace('max', 'min')),
  },
  { kind: 'truth', pattern: /\b(true|false)\b/g, change: (word) => (word === 'true' ? 'false' : 'true') },
  { kind: 'off by one', pattern: /(?<![\w.'])(\d+)(?![\w.'])/g, change: (digits) => String(BigInt(digits) + 1n) },
  {
    kind: 'constant',
    pattern: /(?<![\w.'])((?:\d+\.\d*(?:[eE][-+]?\d+)?|\d+[eE][-+]?\d+|0x[0-9a-f]*\.[0-9a-f]*p[-+]?\d+)f?)(?![\w.'])/g,
    change: (number) => (/^0?\.?0*\.0*f?$/.test(number) ? number.replace(/^0\.0*/, '1.0') : doubled(number)),
  },
];

/** Every change that the patterns find in a file: where, what for what. */
export function changesIn(path, source) {
  const code = blanked(source);
  const changes = [];
  for (const { kind, pattern, change } of kinds) {
    let ordinal = 0;
    const lines = source.split('\n');
    const seen = new Map(); // how often a line has had the same place before
    for (const match of code.matchAll(pattern)) {
      const from = match[1];
      const line = source.slice(0, match.index).split('\n').length;
      const which = (seen.get(`${line} ${from}`) ?? 0) + 1;
      seen.set(`${line} ${from}`, which);
      const order = createHash('sha256').update(`${path}\t${kind}\t${ordinal++}\t${from}`).digest('hex');
      changes.push({ path, text: lines[line - 1].trim(), kind, from, to: change(from), which, at: match.index, order });
    }
  }
  return changes;
}

/** `count` changes or a few more: every folder by its share of all changes, at least four each; in a folder the kinds take turns, and each folder begins with other kinds. */
export function chosen(changes, count) {
  const folders = grouped(changes, folderOf);
  const queues = [];
  for (const [folder, inFolder] of [...folders].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const wanted = Math.max(4, Math.round((count * inFolder.length) / changes.length));
    queues.push({ folder, wanted, queue: inTurns(inFolder, 3 * queues.length) });
  }
  return queues;
}

const folderOf = (change) => change.path.split('/')[1];

function grouped(items, key) {
  const groups = new Map();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

function inTurns(changes, first) {
  const byKind = grouped(
    [...changes].sort((a, b) => (a.order < b.order ? -1 : 1)),
    (change) => change.kind,
  );
  const lists = kinds.map((_, i) => byKind.get(kinds[(first + i) % kinds.length].kind) ?? []);
  const turns = [];
  for (let round = 0; turns.length < changes.length; ++round) {
    for (const list of lists) if (round < list.length) turns.push(list[round]);
  }
  return turns;
}

/** The source with one change made. */
export function changed(source, { at, from, to }) {
  return source.slice(0, at) + to + source.slice(at + from.length);
}

/** How a change is named in reports and in docs/testing.md; of equal places in a line it says which. */
export function nameOf({ path, text, from, to, which }) {
  return `${path}: \`${text}\`, ${from} → ${to === '' ? '(nothing)' : to}${which > 1 ? ` at place ${which}` : ''}`;
}
