// The page that times workers: binaries are taken into scripts as in the lesson's own pages.
import { fileURLToPath } from 'node:url';
import { embeddedBinary } from '../../../web/packaging/embedded-binary.ts';

export default {
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  logLevel: 'error' as const,
  plugins: [embeddedBinary()],
  worker: { format: 'iife' as const },
  build: { emptyOutDir: true, assetsInlineLimit: 0 },
};
