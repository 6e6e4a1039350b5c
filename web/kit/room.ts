// The room that a picture has which is shown alone in a box: drawn to that size, its text keeps its own.

export interface Room {
  width: number;
  height: number;
}

interface Known extends Room {
  /** The name of the picture, where it has one. */
  figure: string | undefined;
}

const rooms = new WeakMap<Element, Known>();

/** Of the picture of this name in a laboratory; undefined where it does not stand alone, or its room is not known yet. */
export function roomOf(host: Element, figure?: string): Room | undefined {
  const known = rooms.get(host);
  return known?.figure === figure ? known : undefined;
}

/** Keeps it, or forgets it; true where it is another one than before. */
export function keepRoom(host: Element, room: Known | undefined): boolean {
  const before = rooms.get(host);
  if (room) {
    const same = before?.figure === room.figure && before?.width === room.width && before.height === room.height;
    if (!same) rooms.set(host, room);
    return !same;
  }
  return rooms.delete(host);
}
