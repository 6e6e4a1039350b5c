// From the docstrings of src, tables of "name  meaning", to what Doxygen understands. Line by line, so that its warnings name our lines.

/** One header for Doxygen. path as in #include <sqrtdk/…>. */
export function toDoxygen(path, text) {
  const lines = text.split('\n');
  const out = [...lines];
  out[0] = `/** @file ${path} @brief ${escaped(lines[0].replace(/^\/\/ /, ''))} */`;
  for (let at = 1; at < lines.length;) {
    const end = endOfBlock(lines, at);
    if (end > at) writeBlock(lines, out, at, end);
    at = Math.max(end, at + 1);
  }
  const described = lines.map((line, at) => (isBlock(line) ? out[at] : splitMembers(out[at], textAbove(lines, at))));
  return described.join('\n');
}

const isBlock = (line) => /^\s*\/\/\/(?!<)/.test(line);

function endOfBlock(lines, at) {
  let end = at;
  while (end < lines.length && isBlock(lines[end])) end++;
  return end;
}

/** The text above a declaration, as one sentence, for those of its names that Doxygen would leave out. */
function textAbove(lines, at) {
  let first = at;
  while (first > 0 && isBlock(lines[first - 1])) first--;
  return lines
    .slice(first, at)
    .map((line) => line.replace(/^\s*\/\/\/ ?/, ''))
    .join(' ');
}

function writeBlock(lines, out, first, end) {
  const declared = declaration(lines, end);
  const members = declared.type ? membersBelow(lines, end) : new Map();
  let within = 'text'; // or 'row', or 'code'
  for (let at = first; at < end; at++) {
    const [, indent, content] = lines[at].match(/^(\s*)\/\/\/ ?(.*)$/);
    const row = content.match(/^([A-Za-z_]\w*(?:, [A-Za-z_]\w*)*) {2,}(\S.*)$/) ?? shortRow(content, within);
    let written;
    if (content === '') {
      within = 'text';
      written = '';
    } else if (row) {
      within = 'row';
      written = rowFor(row[1], row[2], declared, members);
    } else if (within === 'row' && content.startsWith('  ')) {
      written = escaped(content);
    } else if (content.startsWith('  ') && (within === 'code' || lines[at - 1].trim() === '///')) {
      within = 'code';
      written = `    ${content}`;
    } else {
      if (within !== 'text') within = 'text';
      written = escaped(content.trim());
    }
    out[at] = `${indent}/// ${written}`.trimEnd();
  }
  for (const [line, rows] of attached(members)) out[line] = splitMembers(out[line], '', rows);
}

/** "returns" with one blank stands in a table whose first column it fills. */
const shortRow = (content, within) => (within === 'row' ? content.match(/^(returns) (\S.*)$/) : null);

function rowFor(names, meaning, declared, members) {
  const text = escaped(meaning);
  if (names === 'returns') return declared.result ? `@return ${text}` : `@result ${text}`;
  if (names === 'throws') return `@throws sqrtdk::InvalidArgument ${text.replace(/^InvalidArgument\s*/, '')}`;
  if (names === 'source') return `@source ${text}`;
  const all = names.split(', ');
  if (all.every((name) => declared.parameters.includes(name))) return `@param ${all.join(',')} ${text}`;
  if (all.every((name) => members.has(name))) {
    for (const name of all) members.get(name).text = text;
    return '';
  }
  return `- ${names}: ${text}`;
}

/** What is declared from a line on: a type, or a function with the names of its parameters, which returns something or not. */
function declaration(lines, from) {
  let text = '';
  for (let at = from; at < lines.length && at < from + 12; at++) {
    text += ` ${lines[at].replace(/\/\/.*$/, '')}`;
    if (/[;{]/.test(lines[at])) break;
  }
  const type = /^\s*(template\s*<[^{]*>\s*)?(struct|class|enum)\b/.test(text);
  const open = text.search(/[\w\])]\(/);
  const result = !type && !/\bvoid [\w:]+\(/.test(text);
  if (type || open < 0) return { type, result, parameters: [] };
  const parameters = topLevel(text.slice(open + 2, closing(text, open + 1))).map(
    (part) => part.replace(/=.*$/, '').match(/(\w+)\s*$/)?.[1] ?? '',
  );
  return { type, result, parameters };
}

function closing(text, open) {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return at;
  }
  return text.length;
}

/** The parts between commas that no bracket encloses. */
function topLevel(text) {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if ('(<{['.includes(letter)) depth++;
    if (')>}]'.includes(letter)) depth--;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/** Names of data members of the type that begins here, and where each stands. */
function membersBelow(lines, from) {
  const members = new Map();
  const indent = lines[from].match(/^\s*/)[0];
  for (let at = from + 1; at < lines.length && !lines[at].startsWith(`${indent}}`); at++) {
    const parts = namesIn(lines[at]);
    for (const { name } of parts?.names ?? []) members.set(name, { line: at, text: undefined });
  }
  return members;
}

function attached(members) {
  const byLine = new Map();
  for (const [name, { line, text }] of members)
    if (text !== undefined) byLine.set(line, { ...byLine.get(line), [name]: text });
  return byLine;
}

/** "double a = 0, b;  ///< text" taken apart; nothing for what is no such line. */
function namesIn(line) {
  const match = line.match(/^(\s*)([\w:][^/()]*);\s*(?:\/\/\/< (.*))?$/);
  if (!match) return undefined;
  const [first, ...others] = topLevel(match[2]);
  const head = first.match(/^(.*[\w>&*]) (\w+)(\[\w+\]|\s*=.*|\{.*\})?$/);
  if (!head || /^(using|return|friend|namespace)\b/.test(first)) return undefined;
  const rest = others.map((part) => part.match(/^\s*(\w+)(\[\w+\]|\s*=.*|\{.*\})?$/));
  if (rest.includes(null)) return undefined;
  const names = [[head[2], head[3] ?? ''], ...rest.map(([, name, value]) => [name, value ?? ''])];
  return { indent: match[1], type: head[1], names: names.map(([name, value]) => ({ name, value })), text: match[3] };
}

/** Several members of one line, each with the text that they share or its own. */
function splitMembers(line, above, own = {}) {
  const parts = namesIn(line);
  if (!parts) return line.replace(/(\/\/\/<) (.*)$/, (_, mark, text) => `${mark} ${escaped(text)}`);
  const { indent, type, names } = parts;
  const textOf = (name) => own[name] ?? (parts.text === undefined ? escaped(above) : escaped(parts.text));
  const written = names.map(({ name, value }, at) => {
    const text = at === 0 && own[name] === undefined && parts.text === undefined ? '' : textOf(name);
    return text === '' ? `${type} ${name}${value};` : `${type} ${name}${value}; /**< ${text} */`;
  });
  return indent + written.join(' ');
}

/** Text in which Doxygen finds no command of its own; in backticks and quotation marks it looks for none. */
export function escaped(text) {
  return text
    .split(/(`[^`]*`|"[^"]*")/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[\\@<>&#%*]/g, '\\$&')))
    .join('');
}
