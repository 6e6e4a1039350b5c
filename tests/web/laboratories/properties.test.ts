// What a framework may set of an element: its attributes, each as a property, none of which is a part of the laboratory's own.
import { expect, test } from 'vitest';
import { everywhere } from '../../../web/kit/author.ts';
import { camelCase, propertyOf } from '../../../web/kit/properties.ts';
import { parametersByElement } from '../embed/by-element.ts';

const files = import.meta.glob<Record<string, new () => object>>('../../../web/laboratories/*/laboratory.ts', {
  eager: true,
});
const classes = Object.entries(files).flatMap(([path, module]) => {
  const tag = /([\w-]+)\.ts$/.exec(path)?.[1] ?? '';
  const name = tag.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const made = module[name];
  return made && path.includes(`/${tag}/`) ? [[tag, made] as const] : [];
});
/** What laboratories keep in fields, which no prototype shows. */
const fields = ['settings', 'spoken', 'guessing', 'binding', 'bound', 'set'];

test.each(classes)('<%s> has no method, field or accessor under the name of a property', (tag, { prototype }) => {
  const parameters = Object.keys(parametersByElement(tag));
  expect(parameters.length).toBeGreaterThan(0);
  for (const name of [...parameters.map(propertyOf), ...everywhere.map(camelCase), 'answers', 'worksheet']) {
    expect(name in (prototype as object), name).toBe(false);
    expect(fields).not.toContain(name);
  }
});

test('the parameter focus is the property at, since every element has a method focus', () => {
  expect(['focus', 'part', 'dimension'].map(propertyOf)).toEqual(['at', 'partValue', 'dimension']);
  expect(everywhere.map(camelCase)).toContain('headingLevel');
});
