// A formula as a tree: what plain mathematical text such as "exp(1.75) / 13.727" says.

export type Formula =
  | { kind: 'number'; text: string }
  | { kind: 'name'; text: string; index: string }
  | { kind: 'operator'; sign: string; left: Formula; right: Formula }
  | { kind: 'prefix'; sign: string; of: Formula }
  | { kind: 'minus'; of: Formula }
  | { kind: 'fraction'; top: Formula; bottom: Formula }
  | { kind: 'power'; base: Formula; exponent: Formula }
  | { kind: 'root'; of: Formula }
  | { kind: 'call'; name: string; of: Formula[] }
  | { kind: 'group'; of: Formula }
  | { kind: 'percent'; of: Formula };
