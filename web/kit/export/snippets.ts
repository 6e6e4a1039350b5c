// What an author pastes into a page: an element with its script, or a frame.

export type Attribute = readonly [name: string, value: string];

/** A start and an end tag with attributes; one without a text stands alone. */
export function tagText(tag: string, attributes: readonly Attribute[]): string {
  const written = attributes.map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escaped(value)}"`));
  return `<${tag}${written.join('')}></${tag}>`;
}

/** The element, after its script where an address of one is known. */
export function elementSnippet(tag: string, attributes: readonly Attribute[], script: string | undefined): string {
  const element = tagText(tag, attributes);
  if (script === undefined) return element;
  const loading = tagText('script', [
    ['type', 'module'],
    ['src', script],
  ]);
  return `${loading}\n${element}`;
}

/** The frame of an address. `height`: pixels until the page around it follows the height that the frame tells. */
export function frameSnippet(address: string, title: string, height: number): string {
  return tagText('iframe', [
    ['src', address],
    ['title', title],
    ['width', '100%'],
    ['height', String(height)],
    ['style', 'border: 0'],
    ['loading', 'lazy'],
    ['allow', 'fullscreen; clipboard-write'],
  ]);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
