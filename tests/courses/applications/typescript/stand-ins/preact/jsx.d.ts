// What Preact 10 and 11 declare of their JSX, as far as elements of others need it: the tables are in the places where Preact has them.
import type { HTMLAttributes } from './index.js';

export namespace JSXInternal {
  interface Element {}
  interface ElementChildrenAttribute {
    children: unknown;
  }
  interface IntrinsicElements {
    p: HTMLAttributes<HTMLParagraphElement>;
  }
}
