// docs/reference/elements.md: every element with what it shows, how it is loaded, and where its settings and its model are described.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const opening = `# Elements

Every element has the attributes, events, slots, parts and custom properties of [elements.md](../embedding/elements.md), and settings of its own, which
stand there in a table for each: attribute, property and its type, key in links, permitted values, first value. \`custom-elements.json\` of the package holds the same for editors.

<!-- Written by UPDATE_DOCS=1 node --test tests/build-scripts/reference.test.mjs -->

| element | shows | module of the package | class | settings | model |
| --- | --- | --- | --- | --- | --- |
`;

export function indexOfElements(root) {
  const read = (path) => readFileSync(join(root, path), 'utf8');
  // In reading order: as the chapters of the lesson name them.
  const names = Object.keys(JSON.parse(read('web/lesson/chapters/order.json'))).flatMap((chapter) =>
    [...read(`web/lesson/chapters/${chapter}.en.md`).matchAll(/^<dk-([a-z-]+)>/gm)].map(([, name]) => name),
  );
  const rows = names.map((name) => {
    const tag = `dk-${name}`;
    const source = read(`web/laboratories/${tag.slice('dk-'.length)}/laboratory.ts`);
    const [, shows] = source.match(new RegExp(`^// <${tag}>: (.*)$`, 'm'));
    const [, ofClass] = source.match(/^export class (\w+)/m);
    return `| \`<${tag}>\` | ${sentence(shows)} | \`sqrt-dk/${tag}\` | \`${ofClass}\` | [settings](../embedding/elements.md#${tag}) | [model](../model.md#${tag}) |\n`;
  });
  return opening + rows.join('');
}

const sentence = (words) => `${words[0].toUpperCase()}${words.slice(1).replaceAll('|', '\\|').replace(/\.$/, '')}.`;
