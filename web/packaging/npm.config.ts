// The npm package's modules: without dependencies, so that they run from a static host as they are.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { embeddedBinary } from './embedded-binary.ts';
import { chunksByElement, everyLaboratory, laboratories, register, registering } from './every-laboratory.ts';

const file = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** What the package has in place of core/assets.ts: Node reads files that browsers fetch, and bundlers move modules. */
const inPackage = { asked: /^\.\.?\/assets\.ts$/, found: file('core/assets-in-package.ts') };

function filesAnywhere(): Plugin {
  return {
    name: 'sqrt-dk-files-anywhere',
    enforce: 'pre',
    // It asks for the one that it replaces.
    resolveId: (source, importer) =>
      inPackage.asked.test(source) && importer !== inPackage.found ? inPackage.found : null,
  };
}

/**
 * In a classic script that esbuild or Rolldown makes of them modules have no address, and in a Blob, as anywidget has scripts of its widgets,
 * one in no folder: then no file has one, and scripts bring what files hold.
 */
function filesOrNone(): Plugin {
  return {
    name: 'sqrt-dk-files-or-none',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const file = /new URL\("[^"]+", import\.meta\.url\)\.href/g;
        output.code = output.code.replace(file, '/* @__PURE__ */(() => { try { return $&; } catch { return ""; } })()');
      }
    },
  };
}

/**
 * In a sandbox of micro-frontends a bundle sees a document that stands for the page's, which browsers take for no node. A node knows the real
 * one, and Lit walks that. Nodes of the stand-in that Lit has for servers know none.
 */
function documentOfNodes(): Plugin {
  return {
    name: 'sqrt-dk-document-of-nodes',
    transform(code, id) {
      if (!id.endsWith('/lit-html/node/lit-html.js')) return null;
      return `const document = globalThis.document?.createTextNode('').ownerDocument ?? globalThis.document;\n${code}`;
    },
  };
}

export default defineConfig({
  root: file('.'),
  base: './',
  mode: 'package',
  plugins: [embeddedBinary(), everyLaboratory(), register(), filesAnywhere(), filesOrNone(), documentOfNodes()],
  resolve: {
    // Lit's builds for Node run in browsers too: they alone can be imported where there is no document.
    conditions: ['node', 'module', 'production'],
    alias: { '@lit-labs/ssr-dom-shim': file('packaging/no-document.ts') },
  },
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
  // By a name that core/assets-in-package.ts is told.
  worker: { format: 'iife', rolldownOptions: { output: { entryFileNames: 'assets/[name].js' } } },
});
