// The formulas of the chapter on additive attention as MathML, each display with its spoken form.

export const additiveFormulas: Readonly<Record<string, string>> = {};
