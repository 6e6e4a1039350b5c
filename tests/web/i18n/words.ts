// Finds words for readers in a TypeScript module, and calls that speak before anything is drawn. Reads the syntax tree; runs nothing.
import ts from 'typescript-api';

/** Names of the functions that say a sentence or write a number in the language spoken. */
const speaking = new Set([
  'say',
  'sayNamed',
  'whole',
  'fixed',
  'short',
  'significant',
  'percent',
  'percentSignificant',
  'listed',
  'localized',
  'typedList',
  'ruleName',
]);

const templates = new Set(['html', 'svg', 'mathml']);
const heard = /^(?:aria-label|aria-valuetext|aria-description|title|alt|placeholder)$/;

const trees = new Map<string, ts.SourceFile>();

function tree(path: string, text: string): ts.SourceFile {
  const known = trees.get(path);
  if (known?.text === text) return known;
  const made = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true);
  trees.set(path, made);
  return made;
}

function each(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  node.forEachChild((child) => {
    each(child, visit);
  });
}

/** Two words of which the first has a capital letter, or three of any kind. */
const sentence = /^\p{Lu}\p{L}*,? \p{L}{2,}|(?:^|\s)\p{L}+,? \p{L}{2,},? \p{L}{2,}(?:[\s.,:;?!)]|$)/u;

const hasWord = (text: string): boolean => /\p{L}{2,}/u.test(text.replace(/&\w+;/g, ''));

/** Words that stand in the templates of a module: between tags, or in attributes that are heard. */
export function wordsInTemplates(path: string, text: string): string[] {
  const found: string[] = [];
  each(tree(path, text), (node) => {
    if (!ts.isTaggedTemplateExpression(node) || !templates.has(node.tag.getText())) return;
    const { template } = node;
    const parts = ts.isNoSubstitutionTemplateLiteral(template)
      ? [template.text]
      : [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)];
    found.push(...wordsOf(parts.join('\ue000')));
  });
  return found;
}

function wordsOf(markup: string): string[] {
  const attributes = [...markup.matchAll(/([\w-]+)="([^"\ue000]*)"/g)]
    .filter(([, name = '', value = '']) => heard.test(name) && hasWord(value))
    .map(([whole]) => whole);
  const texts = markup
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<(?:[^<>"]|"[^"]*")*>?/g, '\ue001')
    // What is left of a tag that the template before has begun.
    .replace(/^[^<\ue001]*>/, '')
    .split(/[\ue000\ue001]/)
    .map((part) => part.trim())
    .filter(hasWord);
  return [...attributes, ...texts];
}

/** Strings of several words in a module, except what only programmers read: errors, class names, lines of manuals. */
export function sentencesInStrings(path: string, text: string): string[] {
  const found: string[] = [];
  each(tree(path, text), (node) => {
    if (!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node)) return;
    if (ts.isImportDeclaration(node.parent) || ts.isTaggedTemplateExpression(node.parent)) return;
    if (within(node, (above) => ts.isNewExpression(above) || ts.isThrowStatement(above) || ts.isTypeNode(above)))
      return;
    if (ts.isPropertyAssignment(node.parent) && node.parent.name.getText() === 'doc') return;
    // Selectors have brackets.
    if (sentence.test(node.text) && !node.text.includes('[')) found.push(node.text);
  });
  return found;
}

/** Calls that would say something once and for all, in whatever language is spoken at that moment. */
export function spokenTooEarly(path: string, text: string): string[] {
  const found: string[] = [];
  each(tree(path, text), (node) => {
    if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || !speaking.has(node.expression.text)) return;
    const around = ancestors(node).find((above) => ts.isFunctionLike(above) || ts.isPropertyDeclaration(above));
    if (!around || ts.isPropertyDeclaration(around)) found.push(node.getText());
  });
  return found;
}

function ancestors(node: ts.Node): ts.Node[] {
  return ts.isSourceFile(node) ? [] : [node.parent, ...ancestors(node.parent)];
}

function within(node: ts.Node, is: (above: ts.Node) => boolean): boolean {
  return ancestors(node).some(is);
}
