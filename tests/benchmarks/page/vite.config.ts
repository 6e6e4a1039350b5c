// The page that times workers: binaries are taken into scripts as in the lesson's own pages.
import { fileURLToPath } from 'node:url';
import { embeddedBinary } from '../../../web/packaging/embedded-binary.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

export default {
  root: here,
  base: './',
  logLevel: 'error' as const,
  plugins: [embeddedBinary()],
  worker: { format: 'iife' as const },
  build: { outDir: `${here}../../../build/bench-page`, emptyOutDir: true, assetsInlineLimit: 0 },
};
