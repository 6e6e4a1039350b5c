// Whether what something is made from is what it was made from the last time.

export function sameParts(now: readonly unknown[], before: readonly unknown[] | undefined): boolean {
  return before?.length === now.length && now.every((each, index) => Object.is(each, before[index]));
}
