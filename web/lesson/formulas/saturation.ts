// The formulas of the chapter on when scaling matters most as MathML, each display with its spoken form.

export const saturationFormulas: Readonly<Record<string, string>> = {};
