// Where the API of a learning platform is looked for: around and behind this window, past other origins, and not without end.
import { describe, expect, it } from 'vitest';
import { findApi, furthest } from '../../../web/embed/scorm/platform.ts';

const platform = (): object => ({ LMSInitialize: () => 'true' });

describe('the API', () => {
  const api = platform();
  const crossOrigin = (parent?: unknown): object =>
    Object.defineProperties(
      {},
      {
        API: {
          get: () => {
            throw new Error('SecurityError');
          },
        },
        opener: {
          get: () => {
            throw new Error('SecurityError');
          },
        },
        parent: { value: parent },
      },
    );

  it('is found in the window itself, in one around it, and in the one that opened any of these', () => {
    expect(findApi({ API: api })).toBe(api);
    expect(findApi({ parent: { parent: { API: api } } })).toBe(api);
    expect(findApi({ opener: { parent: { API: api } } })).toBe(api);
    expect(findApi({ parent: { opener: { API: api } } })).toBe(api);
  });

  it('is the nearest one', () => {
    const other = platform();
    expect(findApi({ opener: { API: other }, parent: { API: api } })).toBe(api);
    expect(findApi({ API: other, parent: { API: api } })).toBe(other);
  });

  it('is found behind a window of another origin, which throws at every question', () => {
    expect(findApi({ parent: crossOrigin({ API: api }) })).toBe(api);
    expect(findApi({ parent: crossOrigin() })).toBeUndefined();
  });

  it('is not what merely has its name', () => {
    expect(findApi({ API: {} })).toBeUndefined();
    expect(findApi({ API: null, parent: { API: 'API' } })).toBeUndefined();
  });

  it('is not looked for without end', () => {
    const top: { parent?: object } = {};
    top.parent = top;
    expect(findApi(top)).toBeUndefined();
    const ring: { parent?: object } = {};
    ring.parent = { parent: ring };
    expect(findApi(ring)).toBeUndefined();
    let far: object = { API: api };
    for (let depth = 0; depth < furthest; depth++) far = { parent: far };
    expect(findApi(far)).toBeUndefined();
  });
});
