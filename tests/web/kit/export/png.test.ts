// Why an image could not be made: what the page's policy refuses is told apart from everything else. The browser is a stand-in.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { png } from '../../../../web/kit/export/svg.ts';

let violated: ((event: object) => void) | undefined;
let decode: () => Promise<void>;
let context: object | null;
let blob: Blob | null;

beforeEach(() => {
  violated = undefined;
  decode = () => Promise.resolve();
  context = { drawImage: () => undefined };
  blob = new Blob(['image']);
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = 300;
      naturalHeight = 200;
      decode = (): Promise<void> => decode();
    },
  );
  vi.stubGlobal('document', {
    addEventListener: (_: string, listener: (event: object) => void) => (violated = listener),
    removeEventListener: () => (violated = undefined),
    createElement: () => ({
      getContext: () => context,
      toBlob: (give: (made: Blob | null) => void) => {
        give(blob);
      },
    }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const cannot = (): Promise<void> => Promise.reject(new Error('The source image cannot be decoded.'));

describe('an image that cannot be made', () => {
  test('is blamed on the policy where the policy has refused it, though the browser says so later', async () => {
    decode = () => {
      const tell = violated;
      setTimeout(() => tell?.({ blockedURI: 'blob', effectiveDirective: 'img-src', disposition: 'enforce' }), 5);
      return cannot();
    };
    await expect(png('<svg/>')).rejects.toMatchObject({ code: 'policy', detail: 'img-src' });
    expect(violated).toBeUndefined();
  });

  test('is not blamed on a policy that refuses something else, or only reports', async () => {
    decode = () => {
      violated?.({
        blockedURI: 'https://elsewhere.test/a.js',
        effectiveDirective: 'script-src',
        disposition: 'enforce',
      });
      violated?.({ blockedURI: 'blob', effectiveDirective: 'img-src', disposition: 'report' });
      return cannot();
    };
    await expect(png('<svg/>')).rejects.toMatchObject({
      code: 'not-drawn',
      detail: 'Error: The source image cannot be decoded.',
    });
  });

  test('for its size says the size', async () => {
    blob = null;
    await expect(png('<svg/>')).rejects.toMatchObject({ code: 'too-large', detail: '600 × 400' });
    context = null;
    await expect(png('<svg/>')).rejects.toMatchObject({ code: 'too-large', detail: '600 × 400' });
  });
});

test('an image that can be made is given', async () => {
  expect(await png('<svg/>')).toBe(blob);
});
