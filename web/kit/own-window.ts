// The window in which a laboratory stands: its page may have moved it into another than the one that loaded it, which is then the one that
// hears keys and pointers, draws and copies. The first may lie behind other tabs, and draws nothing there.

/** What stands in a page, or stands for that in a test. */
export interface Standing {
  ownerDocument?: Document;
}

/** The window of an element. */
export const windowOf = ({ ownerDocument }: Standing): typeof globalThis.window =>
  ownerDocument?.defaultView ?? (globalThis as typeof globalThis.window);
