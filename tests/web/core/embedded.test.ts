// Binaries as text: every byte comes back, and no text needs an escape or ends a script.
import { expect, test } from 'vitest';
import { codes, decoded } from '../../../web/core/binaries-embedded.ts';
import { alphabetFor, encoded } from '../../../web/packaging/embedded-binary.ts';

const every = Uint8Array.from({ length: 4096 }, (_, index) => (index * index + (index >> 5)) % 256);
const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);

test.each([new Uint8Array(), all, every])('what is encoded comes back', (bytes) => {
  expect([...decoded(encoded(bytes))]).toEqual([...bytes]);
  expect([...decoded(encoded(bytes, alphabetFor([every, all])))]).toEqual([...bytes]);
});

test('an alphabet has 256 characters, none of which a script would have to escape', () => {
  const alphabet = alphabetFor([every]);
  expect(new Set(alphabet).size).toBe(256);
  expect(alphabet.join('')).not.toMatch(/["'`\\$<\n\r\u2028\u2029]/);
  expect(alphabet.every((character) => character.length === 1 && character.charCodeAt(0) < codes)).toBe(true);
});
