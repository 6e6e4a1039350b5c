// What docs/embedding/elements.md says in its tables of attributes, events, slots, parts and colours; tests hold these tables to the code.
const cells = (row) =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
const names = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name);

export function readManual(text) {
  const lines = text.split('\n');

  /** The rows of the table whose head begins with these words; none where there is no such table. */
  const rows = (head) => {
    const at = lines.findIndex((line) => line.startsWith(`| ${head} |`));
    if (at === -1) return [];
    const below = lines.slice(at + 2);
    return below
      .slice(
        0,
        below.findIndex((line) => !line.startsWith('|')),
      )
      .map(cells);
  };

  /** What is named in the first column, with the words beside it. */
  const described = (head) =>
    rows(head).flatMap(([first, words]) => {
      const group = names(first);
      const each = words.split(', ');
      return group.map((name, index) => ({ name, description: each.length === group.length ? each[index] : words }));
    });
  const filled = (head) => {
    const found = described(head);
    if (found.length === 0) throw new Error(`docs/embedding/elements.md has no table of "${head}"`);
    return found;
  };

  return {
    attributes: filled('attribute'),
    attributesOf: (tag) => described(`attribute of \`<${tag}>\``),
    events: filled('event').map(({ name, description }) => {
      const detail = rows('event').find(([first]) => names(first).includes(name))[2];
      return { name, description: `${description}; detail: \`laboratory\`, ${detail}` };
    }),
    // The slot without a name is written in words.
    slots: rows('slot').map(([first, description]) => ({ name: names(first)[0] ?? '', description })),
    parts: filled('`::part`'),
    properties: filled('custom property'),
  };
}
