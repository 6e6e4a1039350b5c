// docs/reference/core.md: what `sqrt-dk/core` exports, read from its TypeScript: functions, and classes with their calls. The fields of types
// are told by the declarations of the package.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';

const opening = `# The core in JavaScript

\`sqrt-dk/core\` starts the compiled core without a page: in Node, in browsers and in workers. Each call checks what it is given and throws \`CoreRefusal\` with
\`code\`, \`parameter\`, \`value\` and \`range\`; a core that cannot start rejects \`CoreUnavailable\`. Matrices are row-major lists with their sizes beside them.
The declarations of the package (\`core.d.ts\`) have every type below, with a comment on each field.

\`\`\`js
import { startCore } from 'sqrt-dk/core';
const core = await startCore();
console.log(core.scaleRules().map(({ id }) => id));
\`\`\`

<!-- Written by npm run renew in web/ -->
`;

/** What `sqrt-dk/core` gives: functions, classes, and the types that calls of these classes take and give, as they are declared. */
function surface(root) {
  const ts = createRequire(join(root, 'web/package.json'))('typescript-api');
  const parse = (path) =>
    ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);
  const entry = parse('web/packaging/headless.ts');
  const modules = readdirSync(join(root, 'web/core'), { recursive: true })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'))
    .sort()
    .map((path) => parse(`web/core/${path}`));
  const declared = new Map(
    modules
      .flatMap((file) => file.statements.filter((one) => isExported(ts, one) && one.name))
      .map((one) => [one.name.text, one]),
  );

  const functions = entry.statements.filter((one) => ts.isFunctionDeclaration(one) && isExported(ts, one));
  const named = entry.statements
    .filter((one) => ts.isExportDeclaration(one))
    .flatMap((one) => one.exportClause.elements.map(({ name }) => name.text))
    .map((name) => declared.get(name))
    .filter((one) => one !== undefined);
  const classes = named.filter((one) => ts.isClassDeclaration(one) || ts.isInterfaceDeclaration(one));

  const shown = new Set(classes.map(({ name }) => name.text));
  const types = [];
  const reach = (text) => {
    for (const [name] of text.matchAll(/\b[A-Z]\w+\b/g)) {
      const type = declared.get(name);
      if (!type || shown.has(name) || !(ts.isInterfaceDeclaration(type) || ts.isTypeAliasDeclaration(type))) continue;
      shown.add(name);
      types.push(type);
      reach(type.getText());
    }
  };
  for (const one of classes) for (const member of callsOf(ts, declared, one)) reach(signature(ts, member));
  return { ts, declared, functions, classes, types };
}

/** The types that calls take and give, by the modules of web/core that declare them, as their paths there. */
export function typesOfTheCore(root) {
  const modules = new Map();
  for (const type of surface(root).types) {
    const module = relative('web/core', type.getSourceFile().fileName).replace(/\.ts$/, '');
    modules.set(module, [...(modules.get(module) ?? []), type.name.text]);
  }
  return modules;
}

export function coreInJavaScript(root) {
  const { ts, declared, functions, classes } = surface(root);

  // Where a client says nothing of a call, the module behind it or the type that it gives does.
  const behind = new Map(
    [...declared.values()]
      .filter((one) => ts.isInterfaceDeclaration(one) && one.name.text.endsWith('Module'))
      .flatMap((one) => one.members.map((member) => [member.name?.getText(), doc(ts, member)]))
      .filter(([, words]) => words !== ''),
  );
  const said = (member) => {
    const given = member.type && declared.get(member.type.getText().match(/[A-Z]\w+/)?.[0]);
    return doc(ts, member) || behind.get(member.name.getText()) || (given ? doc(ts, given) : '');
  };

  return [
    opening,
    `## Functions\n\n${table(
      ['call', ''],
      functions.map((one) => [code(signature(ts, one)), doc(ts, one)]),
    )}`,
    ...classes.map((one) => {
      const rows = callsOf(ts, declared, one).map((member) => [code(signature(ts, member)), said(member)]);
      const what = doc(ts, one);
      return `## ${one.name.text}\n\n${what && `${what}\n\n`}${table(['call', ''], rows)}`;
    }),
  ].join('\n');
}

const isExported = (ts, one) => one.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

/** Public methods, getters and fields of a class, or of an interface and of those that it extends, which come first. */
function callsOf(ts, declared, one) {
  if (ts.isInterfaceDeclaration(one)) {
    const extended = (one.heritageClauses ?? []).flatMap(({ types }) => types.map(({ expression }) => expression.text));
    return [...extended.flatMap((name) => callsOf(ts, declared, declared.get(name))), ...one.members];
  }
  return one.members.filter(
    (member) =>
      (ts.isMethodDeclaration(member) || ts.isGetAccessor(member) || ts.isPropertyDeclaration(member)) &&
      member.name.kind !== ts.SyntaxKind.PrivateIdentifier &&
      !member.modifiers?.some(
        ({ kind }) => kind === ts.SyntaxKind.PrivateKeyword || kind === ts.SyntaxKind.OverrideKeyword,
      ),
  );
}

/** A declaration without its body, in one line. */
function signature(ts, one) {
  const end = one.body?.getStart() ?? one.initializer?.getStart() ?? one.getEnd();
  return one
    .getSourceFile()
    .text.slice(one.getStart(), end)
    .replace(/\/\*\*[^]*?\*\/|\/\/[^\n]*/g, '')
    .replace(/^(export |async |function )+/, '')
    .replace(/\s+/g, ' ')
    .replace(/\( /g, '(')
    .replace(/,? \)/g, ')')
    .replace(/[;= ]+$/, '');
}

/** The docstring of a declaration as one sentence or more. */
function doc(ts, one) {
  const comments = ts.getJSDocCommentsAndTags(one).filter((comment) => ts.isJSDoc(comment));
  return comments
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

const code = (text) => `\`${text}\``;
const cell = (text) => text.replaceAll('|', '\\|');
const table = (heads, rows) =>
  `| ${heads.join(' | ')} |\n|${' --- |'.repeat(heads.length)}\n${rows.map((row) => `| ${row.map(cell).join(' | ')} |\n`).join('')}`;
