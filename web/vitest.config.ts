// The two suites that run under Node: the page's own modules, and the boundary to the compiled core.
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');

export default defineConfig({
  root,
  test: {
    passWithNoTests: false,
    allowOnly: false,
    // Of a test that hangs; how fast the machine is decides none.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        root,
        test: {
          name: 'web',
          include: ['tests/web/**/*.test.ts'],
          setupFiles: ['tests/web/every-message.ts'],
          globalSetup: ['tests/web/code/interpreter.ts'],
        },
      },
      { extends: true, root, test: { name: 'bindings', include: ['tests/bindings/**/*.test.ts'] } },
    ],
  },
});
