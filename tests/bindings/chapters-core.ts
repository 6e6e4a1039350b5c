// The module of the chapters in Node, started as the page starts it.
import { readFile } from 'node:fs/promises';

import { type ChaptersClient, instantiateChapters } from '../../web/core/chapters-client.ts';
import { unwrapped } from '../../web/core/refusal.ts';

const binary = await readFile(new URL('../../web/core/generated/sqrt-dk-chapters.wasm', import.meta.url));

/** The bound functions as they are. */
export const boundChapters = await instantiateChapters(await WebAssembly.compile(binary));

/** The same as the page calls them. */
export const chapters = unwrapped<ChaptersClient>(boundChapters);
