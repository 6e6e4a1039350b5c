// Reads plain mathematical text: sums, products, fractions, powers, roots, calls and comparisons. It computes nothing.
import { tokens, type Token } from './tokens.ts';
import type { Formula } from './tree.ts';

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
      this.#expect(')');
      return { kind: 'group', of };
    }
    const token = this.#tokens[this.#at++];
    if (token?.kind === 'number') return { kind: 'number', text: token.text };
    if (token?.kind !== 'name') throw new NotUnderstood();
    const called = functions.includes(token.text) && this.#take(['(']) !== null;
    return called ? this.#call(token.text) : this.#name(token.text);
  }

  #name(text: string): Formula {
    const [name = '', index = ''] = text.split('_');
    return { kind: 'name', text: name, index };
  }

  #call(name: string): Formula {
    const of = [this.#sum()];
    while (this.#take([',']) !== null) of.push(this.#sum());
    this.#expect(')');
    return { kind: 'call', name, of };
  }

  #take(signs: readonly string[]): string | null {
    const token = this.#tokens[this.#at];
    if (token?.kind !== 'sign' || !signs.includes(token.text)) return null;
    this.#at += 1;
    return token.text;
  }

  #expect(sign: string): void {
    if (this.#take([sign]) === null) throw new NotUnderstood();
  }
}
