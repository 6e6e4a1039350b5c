// docs/embedding/elements.md and frames.md say what the code does: the tables of parameters are made from the code's, and every event, slot,
// part, colour and message that is named is there, as each that is there is named.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { passed, names } from '../../../web/embed/asked.ts';
import { everywhere } from '../../../web/kit/page/author.ts';
import { inLesson, labelOf, manifests } from '../../../web/lesson/pages/manifests.ts';
import { parametersByElement } from './by-element.ts';

const root = join(import.meta.dirname, '../../..');
const manual = readFileSync(join(root, 'docs/embedding/elements.md'), 'utf8');
const frames = readFileSync(join(root, 'docs/embedding/frames.md'), 'utf8');
const sources = Object.values(
  import.meta.glob<string>(['../../../web/{kit,laboratories,figure}/**/*.ts', '../../../web/embed/*.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join('\n');
const tokens = readFileSync(join(import.meta.dirname, '../../../web/styles/tokens.css'), 'utf8');

const found = (text: string, form: RegExp): string[] =>
  [...new Set([...text.matchAll(form)].flatMap(([, name]) => (name === undefined ? [] : [name])))].sort();

/** A chapter of the manual, by its heading. */
function chapter(heading: string): string {
  return manual.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
}

/** The first column of the table whose head begins with these words. */
function column(head: string, text: string): string[] {
  const rows = text
    .slice(text.indexOf(`| ${head} `))
    .split('\n')
    .slice(2);
  const end = rows.findIndex((row) => !row.startsWith('|'));
  const cells = rows.slice(0, end === -1 ? undefined : end).map((row) => row.split(/(?<!\\)\|/)[1] ?? '');
  return cells.flatMap((cell) => found(cell, /`([^`]+)`/g)).sort();
}

/** Where the still picture of a laboratory lies in the repository. */
const stillOf = (name: string): string => `web/laboratories/${name}/still.svg`;
const hasStill = (name: string): boolean => existsSync(join(root, stillOf(name)));

const cell = (text: string): string => text.replaceAll('|', '\\|');

function parameterTables(): string {
  const property = (name: string): string => ({ focus: 'at', part: 'partValue' })[name] ?? name;
  return names
    .map((name) => {
      const rows = Object.entries(parametersByElement(`dk-${name}`)).map(([own, parameter]) => {
        const { attribute, key, range, doc, initial } = parameter;
        const first = cell(parameter.text(initial));
        const type = Array.isArray(initial) ? 'list' : typeof initial;
        return `| \`${attribute}\` | \`${property(own)}\`, ${type} | \`${key}\` | ${cell(range)} | ${first === '' ? 'none' : `\`${first}\``} | ${cell(doc)} |`;
      });
      const head = '| attribute | property | key | permitted | first value | |\n| --- | --- | --- | --- | --- | --- |';
      const picture = hasStill(name) ? `![${labelOf(`dk-${name}`, 'en')}](../../${stillOf(name)})\n\n` : '';
      return `### \`<dk-${name}>\`\n\n${picture}${head}\n${rows.join('\n')}\n`;
    })
    .join('\n');
}

/** What stands in a document between `<!-- name: … -->` and `<!-- end of name -->` is what the code and the folders of laboratories make it. */
function expectMade(document: string, name: string, made: string): void {
  const file = join(root, 'docs', document);
  const written = readFileSync(file, 'utf8');
  const form = new RegExp(`(<!-- ${name}:[^>]*-->\n)[^]*(<!-- end of ${name} -->)`);
  const wanted = written.replace(form, (_, start: string, end: string) => `${start}\n${made}\n\n${end}`);
  expect(wanted).toContain(made);
  const renew = 'npm run renew, in web/, writes it';
  if (process.env.UPDATE_DOCS) writeFileSync(file, wanted);
  else expect(written, renew).toBe(wanted);
}

test('the table of parameters is that of the code', () => {
  expectMade('embedding/elements.md', 'parameters', parameterTables().trim());
});

test.each(names.filter((name) => name !== 'opening'))(
  '%s has no parameter that is described as the opening’s',
  (name) => {
    const described = Object.values(parametersByElement(`dk-${name}`)).map(({ doc }) => doc);
    expect(described.join('\n'), `${name}/parameters.ts says itself what the draw is`).not.toContain('opening picture');
  },
);

test('the manual for teachers begins with the pictures of all laboratories, each of which leads to its section', () => {
  const shown = inLesson.filter((tag) => hasStill(tag.slice('dk-'.length)));
  const pictures = shown.map((tag) => {
    const still = stillOf(tag.slice('dk-'.length));
    return `[<img src="../${still}" alt="${tag}: ${labelOf(tag, 'en')}" width="260">](#${tag})`;
  });
  expect(pictures.length).toBeGreaterThan(15);
  expectMade('model.md', 'pictures', pictures.join('\n'));
});

test('its sections are what the README in each folder says of its laboratory', () => {
  const besideTheLesson = Object.keys(manifests).filter((tag) => !inLesson.includes(tag));
  const sections = [...inLesson, ...besideTheLesson].map((tag) => {
    const written = readFileSync(join(root, `web/laboratories/${tag.slice('dk-'.length)}/README.md`), 'utf8');
    expect(written).toMatch(new RegExp(`^# ${tag}\n`));
    return `#${written.replaceAll('](../../../docs/', '](').trim()}`;
  });
  expectMade('model.md', 'sections', sections.join('\n\n'));
});

test('the scripts that the classic one loads are those of the manifests', () => {
  const rows = new Map<string, string[]>();
  for (const tag of [...inLesson].sort()) {
    const { script, modules = [] } = manifests[tag] ?? { script: 'first' };
    const own = script === 'first' ? [] : [script];
    const files = [...new Set([...own, ...modules])].map((name) => `\`sqrt-dk-${name}.js\``).join(', ') || 'none';
    rows.set(files, [...(rows.get(files) ?? []), `\`<${tag}>\``]);
  }
  const table = [...rows].map(([files, tags]) => `| ${tags.join(', ')} | ${files} |`);
  const head = '| laboratory | scripts that it loads beside `sqrt-dk.js`, at most |\n| --- | --- |';
  expectMade('embedding.md', 'scripts', [head, ...table].join('\n'));
});

test('attributes of every laboratory are named, and those that a frame passes on', () => {
  const named = column('attribute', chapter('Attributes'));
  for (const attribute of [...everywhere, 'lang', 'id']) expect(named).toContain(attribute);
  for (const attribute of passed) expect(frames).toContain(`\`${attribute}\``);
});

const laboratories = import.meta.glob<string>('../../../web/laboratories/*/laboratory.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

test('attributes that a laboratory has beside its parameters and those of all are named, and no others', () => {
  const own = names.map((name) => {
    const asked = found(
      laboratories[`../../../web/laboratories/${name}/laboratory.ts`] ?? '',
      /\bthis\.(?:has|get)Attribute\('([\w-]+)'\)/g,
    );
    return [name, asked.filter((attribute) => !everywhere.includes(attribute))] as const;
  });
  expect(own.filter(([, attributes]) => attributes.length > 0).length).toBeGreaterThan(2);
  for (const [name, attributes] of own) {
    const head = `attribute of \`<dk-${name}>\``;
    const named = manual.includes(`| ${head} |`) ? column(head, chapter('Attributes')) : [];
    expect(named, name).toEqual(attributes);
  }
});

test('events, slots and parts are those of the code', () => {
  expect(column('event', chapter('Events'))).toEqual(found(sources, /'(dk-(?:ready|change|guess|result|error))'/g));
  expect(column('slot', chapter('Slots'))).toEqual(found(sources, /<slot name="([\w-]+)"/g));
  const parts = [...found(sources, /\spart="([\w-]+)"/g), ...found(sources, /setAttribute\('part', '([\w-]+)'\)/g)];
  expect(column('`::part`', chapter('Slots'))).toEqual(parts.sort());
});

test('custom properties are those of the tokens', () => {
  expect(column('custom property', chapter('Slots'))).toEqual(found(tokens, /(--dk-[\w-]+):/g));
});

test('messages of a frame are named in both directions', () => {
  for (const name of found(sources, /type(?:: | !?=== )'(dk-[\w-]+)'/g)) expect(frames).toContain(`'${name}'`);
  for (const action of ['hello', 'prepareResize', 'resize', 'ready', 'resizePrepared'])
    expect(frames).toContain(`'${action}'`);
});
