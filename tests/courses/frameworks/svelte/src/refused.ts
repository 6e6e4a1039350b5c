// What the build must refuse: it fails where one of these lines is let through.
import type { SvelteHTMLElements } from 'svelte/elements';
import 'sqrt-dk/svelte';

// @ts-expect-error A number is no list.
export const noList: SvelteHTMLElements['dk-variance'] = { dimensions: 64 };
// @ts-expect-error An answer has no rows.
export const noRows: SvelteHTMLElements['dk-quiz'] = { 'ondk-result': ({ detail }) => detail.rows };
