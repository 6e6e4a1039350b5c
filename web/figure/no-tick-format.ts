// What the built page takes in place of d3-format, which d3-scale needs for texts of ticks alone: ours come from
// web/i18n/numbers.ts, in the reader's language.

function unused(): never {
  throw new Error('texts of ticks come from the messages, not from the scale');
}

export {
  unused as format,
  unused as formatPrefix,
  unused as formatSpecifier,
  unused as precisionFixed,
  unused as precisionPrefix,
  unused as precisionRound,
};
