// The words of a page, as its minutes and its limits count them. Used at build time and by the check of how the lesson is written.

/** Ends a sentence, whatever stands around it. */
export const end = '\u2029';

/** All blanks but the end of a block. */
export const blanks = /[^\S\u2029]+/g;

/** Text of HTML: a formula becomes a capital X, so that it may begin a sentence; folded details go, blocks end a sentence. */
export function plain(html: string, { folded = false } = {}): string {
  return (folded ? html : html.replace(/<details[^]*?<\/details>/g, ' '))
    .replace(/<div class="laboratory"[^]*?<\/dk-[\w-]+><\/div>/g, ' ')
    .replace(/<div class="display">[^]*?<\/div>/g, ' ')
    .replace(/<math\b[^]*?<\/math>/g, 'X')
    .replace(/<q\b[^]*?<\/q>/g, 'X.')
    .replace(/\{?\{[A-Za-z][\w.-]*\}\}?/g, 'X')
    .replace(/<\/(?:p|li|h\d|td|th|caption|summary)>/g, end)
    .replace(/<[^>]+>/g, '')
    .replace(/&\w+;/g, ' ')
    .replace(blanks, ' ')
    .trim();
}

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\d][\p{L}\d’'.,^-]*/gu) ?? [];
