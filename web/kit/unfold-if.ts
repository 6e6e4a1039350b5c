// Unfolds what has an error in it; it is for the reader to fold it again.
export function unfoldIf(refused: boolean): (element: Element | undefined) => void {
  return (element) => {
    if (refused && element instanceof HTMLDetailsElement) element.open = true;
  };
}
