// What Solid 1.9 declares of its JSX, as far as elements of others need it: the table is in the place where Solid has it.
export namespace JSX {
  type Element = Node | string | number | boolean | null | undefined;
  interface ElementChildrenAttribute {
    children: {};
  }
  interface HTMLAttributes<T> {
    ref?: T | ((element: T) => void) | undefined;
    children?: Element;
    class?: string | undefined;
    lang?: string | undefined;
    slot?: string | undefined;
    hidden?: boolean | undefined;
    onClick?: ((event: MouseEvent & { readonly currentTarget: T }) => void) | undefined;
  }
  interface IntrinsicElements {
    p: HTMLAttributes<HTMLParagraphElement>;
  }
}
