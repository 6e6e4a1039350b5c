// What Preact 10 and 11 export, as far as the types of elements lean on it.
import { JSXInternal } from './jsx.js';

export import JSX = JSXInternal;

export interface HTMLAttributes<RefType extends EventTarget = EventTarget> {
  key?: unknown;
  ref?: { current: RefType | null } | undefined;
  children?: unknown;
  class?: string | undefined;
  lang?: string | undefined;
  slot?: string | undefined;
  hidden?: boolean | undefined;
  onClick?: ((event: MouseEvent & { readonly currentTarget: RefType }) => void) | undefined;
}
