// How the page is built and served: relative addresses, nothing inlined, so that it runs under a strict content policy and any path.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { firstChunk, kitChunk, plainImports, preloads, smallerFirst, withoutManuals } from './lesson/pages/chunks.ts';
import { darkStills } from './lesson/pages/dark-stills.ts';
import { madeInputs, madePages } from './lesson/pages/made-pages.ts';
import { waitingHeights } from './lesson/pages/manifests.ts';
import { staticProse } from './lesson/pages/static-prose.ts';
import { embeddedBinary } from './packaging/embedded-binary.ts';
import {
  chunksByElement,
  isFirst,
  laboratories,
  register,
  modules,
  someLaboratories,
} from './packaging/every-laboratory.ts';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The laboratory of the first screen, a chunk of its own. */
const opening = laboratories.find(isFirst) ?? 'first-screen';

export default defineConfig({
  base: './',
  plugins: [
    madePages(),
    staticProse(),
    darkStills(),
    waitingHeights(),
    preloads(),
    plainImports(),
    withoutManuals(),
    smallerFirst(opening),
    embeddedBinary(),
    register(),
    someLaboratories(),
  ],
  build: {
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      // How long its plugins took is nothing that a builder of the page could act on.
      checks: { bundlerTimings: false },
      // d3-array makes searches, blurs and a shuffle as it is loaded, of which we use nothing: 2 KB of the first load.
      treeshake: { manualPureFunctions: ['bisector', 'Blur2', 'shuffler'], propertyReadSideEffects: false },
      // The script's name stays, for pages that embed an element by a script tag.
      input: {
        'sqrt-dk': 'lesson/elements.ts',
        english: 'index.html',
        chapters: 'chapters.html',
        worksheet: 'worksheet.html',
        embed: 'embed.html',
        sweep: 'sweep.html',
        ...madeInputs,
      },
      output: {
        entryFileNames: '[name].js',
        // Seven characters tell versions of a file apart, and one fewer in each name is 60 bytes of the first load.
        chunkFileNames: chunksByElement('assets/[name]-[hash:7].js'),
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            { name: opening, test: /virtual:laboratories.first$/ },
            { name: firstChunk(file('lesson/story-main.ts')), priority: 2 },
            { name: kitChunk(modules, file('core/pool.ts')), priority: 1 },
          ],
        },
      },
    },
  },
  // Classic workers: from a Blob, module workers fail in Chromium where the origin is opaque.
  worker: { format: 'iife' },
  server: { fs: { allow: ['..'] } },
  // Pages name laboratories by a plugin's modules alone, through which the search for packages does not see.
  optimizeDeps: { entries: ['*.html', 'laboratories/*/laboratory.ts'] },
});
