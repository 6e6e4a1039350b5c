// The npm package's modules: without dependencies, so that they run from a static host as they are.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { embeddedBinary } from './embedded-binary.ts';
import { chunksByElement, everyLaboratory, laboratories, register, registering } from './every-laboratory.ts';

const file = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Node reads files that browsers fetch. */
function filesAnywhere(): Plugin {
  return {
    name: 'sqrt-dk-files-anywhere',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './fetch-binary.ts' && importer?.endsWith('/compile.ts')
        ? file('core/fetch-binary-anywhere.ts')
        : null,
  };
}

/** Lit names what only a document has; where there is none, importing must not fail. Classes are made there, never instances. */
function withoutDocument(): Plugin {
  return {
    name: 'sqrt-dk-without-document',
    transform(code, id) {
      if (id.includes('/@lit/reactive-element/reactive-element.js'))
        return { code: code.replace('extends HTMLElement', 'extends(globalThis.HTMLElement??Object)'), map: null };
      if (id.includes('/@lit/reactive-element/css-tag.js')) {
        const guarded = '(globalThis.CSSStyleSheet!==undefined&&$1 instanceof CSSStyleSheet)';
        return { code: code.replaceAll(/(\w+) instanceof CSSStyleSheet/g, guarded), map: null };
      }
      if (id.includes('/lit-html/lit-html.js')) {
        const shim = '(globalThis.document??{createTreeWalker(){}})';
        return { code: code.replace(/([,\s]\w+)=document,/, (_, name: string) => `${name}=${shim},`), map: null };
      }
      return null;
    },
  };
}

export default defineConfig({
  root: file('.'),
  base: './',
  plugins: [embeddedBinary(), everyLaboratory(), register(), filesAnywhere(), withoutDocument()],
  build: {
    outDir: file('../build/package/npm'),
    emptyOutDir: true,
    reportCompressedSize: false,
    lib: {
      entry: {
        ...Object.fromEntries(laboratories.map((tag) => [tag, registering(tag)])),
        index: file('packaging/index.ts'),
        auto: file('packaging/auto.ts'),
        core: file('packaging/headless.ts'),
      },
      formats: ['es'],
    },
    minify: 'oxc',
    rolldownOptions: {
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: chunksByElement('parts/[name]-[hash].js'),
        assetFileNames: '[name][extname]',
      },
    },
  },
  worker: { format: 'iife' },
});
