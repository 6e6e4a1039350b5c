// Where the summary table comes into the page, once the core has computed it. Used at build time only.

export const summaryPlace = '<!--summary-->';
