// What a source file refers to: the includes of C++, the imports of TypeScript and CSS. Comments do not count.

const withoutComments = (text) =>
  text.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|[^:'"])\/\/[^\n]*/g, '$1');

const lineOf = (text, index) => text.slice(0, index).split('\n').length;

const matches = (text, pattern) =>
  [...text.matchAll(pattern)].map((match) => ({ target: match[1], line: lineOf(text, match.index) }));

/** Quoted and angled includes of a C++ file. */
export function includes(text) {
  const code = withoutComments(text);
  return {
    own: matches(code, /^[ \t]*#[ \t]*include[ \t]*"([^"]+)"/gm),
    system: matches(code, /^[ \t]*#[ \t]*include[ \t]*<([^>]+)>/gm),
  };
}

/** Addresses that a TypeScript module imports, re-exports, loads later or names by URL; queries are cut off. */
export function imports(text) {
  const code = withoutComments(text);
  return [
    ...matches(code, /\b(?:import|export)\b[^;'"()]*?\bfrom\s*['"]([^'"]+)['"]/g),
    // Not a string that is the word itself.
    ...matches(code, /(?<!['"])\bimport\s*['"]([^'"]+)['"]/g),
    ...matches(code, /\bimport\s*\(\s*['"]([^'"]+)['"]/g),
    ...matches(code, /\bnew\s+URL\(\s*['"]([^'"]+)['"]\s*,\s*import\.meta\.url/g),
  ].map(({ target, line }) => ({ target: target.replace(/\?.*$/, ''), line }));
}

/** Addresses that a style sheet imports. */
export function styleImports(text) {
  return matches(text, /@import\s+(?:url\()?['"]([^'"]+)['"]/g);
}

/** Lines of code that match a pattern, comments aside. */
export function uses(text, pattern) {
  return matches(withoutComments(text), new RegExp(`(${pattern.source})`, 'g'));
}
