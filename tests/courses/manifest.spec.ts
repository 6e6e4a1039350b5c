// The list of elements in the package has the form that its schema asks for.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from '@playwright/test';
import { folder } from './artefacts.ts';

const json = (path: string): object => JSON.parse(readFileSync(path, 'utf8')) as object;
const schema = json(join(import.meta.dirname, 'node_modules/custom-elements-manifest/schema.json'));
const valid = new Ajv({ strict: false }).compile(schema);
const manifest = (): object => json(join(folder, 'npm/custom-elements.json'));

test('custom-elements.json is valid by the schema', () => {
  valid(manifest());
  expect(valid.errors).toBeNull();
});

test('the schema refuses what it should', () => {
  expect(valid({ ...manifest(), modules: [{ kind: 'javascript-module' }] })).toBe(false);
});
