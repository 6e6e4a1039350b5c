// Links and anchors of a built page.

const entities = { '&amp;': '&', '&quot;': '"', '&#39;': "'", '&apos;': "'", '&lt;': '<', '&gt;': '>' };
/** Text as it is meant, without its entities. */
export const decoded = (text) => text.replace(/&(?:amp|quot|#39|apos|lt|gt);/g, (entity) => entities[entity]);

/** Texts of scripts and styles are no markup, and comments are not shown. */
const markup = (text) =>
  text.replace(/<!--[^]*?-->|(?<=<(script|style)\b[^>]*>)[^]*?(?=<\/\1>)/g, (part) => part.replace(/[^\n]/g, ' '));

/** { line, target } of every href, src and poster. */
export function linksOfPage(text) {
  const found = [];
  for (const [at, line] of markup(text).split('\n').entries())
    for (const [, target] of line.matchAll(/<[a-z][^<>]*?\s(?:href|src|poster)="([^"]*)"/g))
      found.push({ line: at + 1, target: decoded(target) });
  return found;
}

export function anchorsOfPage(text) {
  return new Set([...markup(text).matchAll(/\s(?:id|name)="([^"]+)"/g)].map(([, id]) => decoded(id)));
}
