// Reads plain mathematical text: sums, products, fractions, powers, roots, calls and comparisons. It computes nothing.
import { decimalComma } from '../../i18n/numbers.ts';

// Cuts plain mathematical text into numbers, names and signs.

interface Token {
  kind: 'number' | 'name' | 'sign';
  text: string;
}

const withPoint =
  /\s*(?:(?<number>\d+(?:,\d{3})*(?:\.\d+)?…?(?:e[+−-]?\d+)?…?)|(?<name>\p{L}[\p{L}\p{M}]*(?:_\w+)?|[∂∞…])|(?<sign>\S))/uy;
/** Numbers written in a language with a decimal comma, beside the plain ones of the core. */
const withComma =
  /\s*(?:(?<number>\d+(?:\u202f\d{3})*(?:[.,]\d+)?…?(?:e[+−-]?\d+)?…?)|(?<name>\p{L}[\p{L}\p{M}]*(?:_\w+)?|[∂∞…])|(?<sign>\S))/uy;

function tokens(text: string): Token[] {
  const token = decimalComma() ? withComma : withPoint;
  token.lastIndex = 0;
  const found: Token[] = [];
  for (let match = token.exec(text); match?.groups; match = token.exec(text)) {
    const { number, name, sign = '' } = match.groups;
    if (number !== undefined) found.push({ kind: 'number', text: number });
    else if (name !== undefined) found.push({ kind: 'name', text: name });
    else found.push({ kind: 'sign', text: sign });
  }
  return found;
}

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

const comparisons = ['=', '<', '>', '≤', '≥', '≈', '≠', ','];
const sums = ['+', '-', '−', '±'];
const functions = ['exp', 'sqrt', 'ln', 'log', 'Var', 'std', 'mean', 'max', 'softmax'];
const products = ['*', '·', '×', '÷', '/'];

/** The tree of a text, or null where it is not understood. */
export function parseFormula(text: string): Formula | null {
  const reader = new Reader(tokens(text));
  try {
    const formula = reader.comparison();
    return reader.atEnd ? formula : null;
  } catch (thrown) {
    if (thrown instanceof NotUnderstood) return null;
    throw thrown;
  }
}

class NotUnderstood extends Error {}

/** A minus after another sign stands in brackets: 8.5 − (−2.1). */
function bracketed(of: Formula): Formula {
  return of.kind === 'minus' ? { kind: 'group', of } : of;
}

class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(all: readonly Token[]) {
    this.#tokens = all;
  }

  get atEnd(): boolean {
    return this.#at >= this.#tokens.length;
  }

  /** "≤ 0.65" says of what stands before it what it is. */
  comparison(): Formula {
    const first = this.#take(comparisons);
    const of = this.#chain(comparisons, () => this.#sum());
    return first === null ? of : { kind: 'prefix', sign: first, of };
  }

  #sum(): Formula {
    return this.#chain(sums, () => this.#product());
  }

  #product(): Formula {
    return this.#chain(products, () => this.#signed());
  }

  /** "1.5 d_k" is a product, "ln 64" a function and its argument: neither has a sign between. */
  #joined(): Formula {
    let left = this.#power();
    while (this.#startsOperand()) left = { kind: 'operator', sign: '', left, right: this.#power() };
    return left;
  }

  #startsOperand(): boolean {
    const token = this.#tokens[this.#at];
    return token !== undefined && (token.kind !== 'sign' || token.text === '(' || token.text === '√');
  }

  /** Operands joined by any of the signs, from the left. */
  #chain(signs: readonly string[], operand: () => Formula): Formula {
    let left = operand();
    for (let sign = this.#take(signs); sign !== null; sign = this.#take(signs)) {
      const right = bracketed(operand());
      left = sign === '/' ? { kind: 'fraction', top: left, bottom: right } : { kind: 'operator', sign, left, right };
    }
    return left;
  }

  #signed(): Formula {
    if (this.#take(['-', '−']) !== null) return { kind: 'minus', of: this.#signed() };
    return this.#joined();
  }

  #power(): Formula {
    const base = this.#primary();
    if (this.#take(['^']) !== null) return { kind: 'power', base, exponent: this.#exponent() };
    if (this.#take(['²']) !== null) return { kind: 'power', base, exponent: { kind: 'number', text: '2' } };
    if (this.#take(['%']) !== null) return { kind: 'percent', of: base };
    return base;
  }

  #exponent(): Formula {
    return this.#take(['-', '−']) === null ? this.#primary() : { kind: 'minus', of: this.#primary() };
  }

  #primary(): Formula {
    if (this.#take(['√']) !== null) return { kind: 'root', of: this.#primary() };
    if (this.#take(['(']) !== null) {
      const of = this.comparison();
      this.#close();
      return { kind: 'group', of };
    }
    const token = this.#tokens[this.#at++];
    if (token?.kind === 'number') return { kind: 'number', text: token.text };
    if (token?.kind !== 'name') throw new NotUnderstood();
    if (functions.includes(token.text) && this.#take(['(']) !== null) return this.#call(token.text);
    const [text = '', index = ''] = token.text.split('_');
    return { kind: 'name', text, index };
  }

  #call(name: string): Formula {
    const of = [this.#sum()];
    while (this.#take([',']) !== null) of.push(this.#sum());
    this.#close();
    return { kind: 'call', name, of };
  }

  #take(signs: readonly string[]): string | null {
    const token = this.#tokens[this.#at];
    if (token?.kind !== 'sign' || !signs.includes(token.text)) return null;
    this.#at += 1;
    return token.text;
  }

  #close(): void {
    if (this.#take([')']) === null) throw new NotUnderstood();
  }
}
