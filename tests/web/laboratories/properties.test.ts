// What a framework may set of an element: its attributes, each as a property, none of which is a part of the laboratory's own.
import { expect, test } from 'vitest';
import { everywhere } from '../../../web/kit/page/author.ts';
import { camelCase, propertyOf } from '../../../web/kit/page/properties.ts';
import { everyClass } from './every-class.ts';

/** What laboratories keep in fields, which no prototype shows. */
const own = ['settings', 'spoken', 'guessing', 'binding', 'bound', 'set'];
const fields = [...own, 'space', 'memo', 'scheduler', 'chapters', 'training'];

test.each(everyClass)(
  '<dk-%s> has no method, field or accessor under the name of a property',
  (_, { about, prototype }) => {
    const parameters = Object.keys(about.parameters);
    expect(parameters.length).toBeGreaterThan(0);
    for (const property of [...parameters.map(propertyOf), ...everywhere.map(camelCase), 'answers', 'worksheet']) {
      expect(property in prototype, property).toBe(false);
      expect(fields).not.toContain(property);
    }
  },
);

test('the parameter focus is the property at, since every element has a method focus', () => {
  expect(['focus', 'part', 'dimension'].map(propertyOf)).toEqual(['at', 'partValue', 'dimension']);
  expect(everywhere.map(camelCase)).toContain('headingLevel');
});
