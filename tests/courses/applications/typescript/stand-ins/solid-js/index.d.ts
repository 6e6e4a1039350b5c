// What Solid 1.9 exports, as far as the types of elements lean on it.
export type { JSX } from './jsx.js';
