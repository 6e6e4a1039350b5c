// The page's modules as CommonJS, one file each, with a list of who needs whom: build-scripts/package/ makes the classic scripts, the
// single file and the lesson for learning platforms of them.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import { embeddedBinary } from './embedded-binary.ts';
import { chunksByElement, laboratories, register, registering, someLaboratories } from './every-laboratory.ts';

/** A laboratory that is to be had alone; else all. */
const alone = process.env.SQRTDK_LABORATORY;
const tags = alone === undefined ? laboratories : [`dk-${alone}`];

const file = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** What stands in other places here than on the site. */
const instead = {
  'binaries.ts': 'core/binaries-embedded.ts',
  'worker-sources.ts': 'core/worker-sources-parts.ts',
  'weight-files.ts': 'laboratories/trained/weight-files-left-out.ts',
  'transformer-binary.ts': 'core/binaries-embedded.ts',
  'model-sources.ts': 'core/model/model-sources-parts.ts',
};

/** What stands beside laboratories where all are had; the script of a chapter's page is for those who take chapters apart. */
const together = {
  ...(process.env.SQRTDK_CHAPTERS === undefined ? {} : { chapter: file('lesson/chapter-main.ts') }),
  lesson: file('lesson/main.ts'),
  scorm: file('embed/scorm/main.ts'),
  'register-on-sight': file('packaging/register-on-sight.ts'),
};

function graph(): Plugin {
  return {
    name: 'sqrt-dk-graph',
    generateBundle(_, bundle) {
      const entries = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? [[chunk.fileName, { needs: chunk.imports, later: chunk.dynamicImports }] as const]
          : [],
      );
      const ids = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
      const packages = new Set(ids.flatMap((id) => /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []));
      const source = JSON.stringify({ modules: Object.fromEntries(entries), packages: [...packages].sort() });
      this.emitFile({ type: 'asset', fileName: 'graph.json', source });
    },
  };
}

export default defineConfig({
  root: file('.'),
  plugins: [embeddedBinary(), register(), someLaboratories(), graph()],
  // There is no address of a module here.
  define: { 'import.meta.url': 'undefined' },
  resolve: {
    alias: Object.entries(instead).map(([from, to]) => ({
      find: new RegExp(`^\\.\\.?/${from.replace('.', '\\.')}$`),
      replacement: file(to),
    })),
  },
  build: {
    outDir: file('../build/package/parts'),
    emptyOutDir: true,
    reportCompressedSize: false,
    lib: {
      entry: {
        ...Object.fromEntries(tags.map((tag) => [tag, registering(tag)])),
        ...(alone === undefined ? together : {}),
        worker: file('core/worker.ts'),
        'model-worker': file('core/model/model-worker.ts'),
        parts: file('packaging/parts.ts'),
      },
      formats: ['cjs'],
    },
    minify: 'oxc',
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: chunksByElement('[name].js') } },
  },
});
