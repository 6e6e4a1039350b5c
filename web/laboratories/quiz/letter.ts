// The letters of answers, on the screen and on paper.

const letters = 'abcdefghij';

export function letterOf(place: number): string {
  return letters.charAt(place);
}

/** The place of a letter as somebody has typed it, "b", "B", "b)" or "(b)"; -1 where it is none. */
export function placeOf(text: string): number {
  const letter = /^\(?([a-j])[).]?$/i.exec(text.trim())?.[1];
  return letter === undefined ? -1 : letters.indexOf(letter.toLowerCase());
}
