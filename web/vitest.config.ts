// The suites that run under Node: the page's own modules, and the boundary to the compiled core.
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { register, someLaboratories } from './packaging/every-laboratory.ts';

const root = resolve(import.meta.dirname, '..');
/** Tests that need modules which nobody has used before. */
const alone = 'tests/web/**/*.alone.test.ts';
/** And those that measure the memory of the core. */
const measured = 'tests/bindings/**/*.alone.test.ts';
const boundary = 'tests/bindings/**/*.test.ts';
const modules = {
  setupFiles: ['tests/web/every-message.ts'],
  globalSetup: ['tests/web/code/interpreter.ts'],
};

export default defineConfig({
  root,
  plugins: [register(), someLaboratories()],
  test: {
    passWithNoTests: false,
    allowOnly: false,
    // Of a test that hangs; how fast the machine is decides none.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      // Files of one process share what they import, which takes most of the time.
      {
        extends: true,
        root,
        test: { ...modules, name: 'web', include: ['tests/web/**/*.test.ts'], exclude: [alone], isolate: false },
      },
      { extends: true, root, test: { ...modules, name: 'web-alone', include: [alone] } },
      { extends: true, root, test: { name: 'bindings', include: [boundary], exclude: [measured], isolate: false } },
      { extends: true, root, test: { name: 'bindings-alone', include: [measured] } },
    ],
  },
});
