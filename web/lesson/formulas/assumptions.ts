// The formulas of the chapter on is unit variance a safe assumption? as MathML, each display with its spoken form.

export const assumptionsFormulas: Readonly<Record<string, string>> = {};
