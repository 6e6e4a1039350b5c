// How the page is built and served: relative addresses, nothing inlined, so that it runs under a strict content policy and any path.
import { defineConfig } from 'vite';
import { staticProse } from './lesson/static-prose.ts';

export default defineConfig({
  base: './',
  plugins: [staticProse()],
  build: {
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  worker: { format: 'es' },
  server: { fs: { allow: ['..'] } },
});
