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

const withoutQueries = (found) => found.map(({ target, line }) => ({ target: target.replace(/\?.*$/, ''), line }));

/** Addresses that a TypeScript module imports or re-exports when it is read, types too; queries are cut off. */
export function importsAtOnce(text) {
  const code = withoutComments(text);
  return withoutQueries([
    ...matches(code, /\b(?:import|export)\b[^;'"()]*?\bfrom\s*['"]([^'"]+)['"]/g),
    // Not a string that is the word itself.
    ...matches(code, /(?<!['"])\bimport\s*['"]([^'"]+)['"]/g),
  ]);
}

/** The same, and those that it loads later or names by URL. */
export function imports(text) {
  const code = withoutComments(text);
  const later = [
    ...matches(code, /\bimport\s*\(\s*['"]([^'"]+)['"]/g),
    ...matches(code, /\bnew\s+URL\(\s*['"]([^'"]+)['"]\s*,\s*import\.meta\.url/g),
  ];
  return [...importsAtOnce(text), ...withoutQueries(later)];
}

/** Addresses that a style sheet imports. */
export function styleImports(text) {
  return matches(text, /@import\s+(?:url\()?['"]([^'"]+)['"]/g);
}

/** Lines of code that match a pattern, comments aside. */
export function uses(text, pattern) {
  return matches(withoutComments(text), new RegExp(`(${pattern.source})`, 'g'));
}
