// Cuts plain mathematical text into numbers, names and signs.
import { decimalComma } from '../../i18n/numbers.ts';

export interface Token {
  kind: 'number' | 'name' | 'sign';
  text: string;
}

const withPoint =
  /\s*(?:(?<number>\d+(?:,\d{3})*(?:\.\d+)?…?(?:e[+−-]?\d+)?…?)|(?<name>\p{L}[\p{L}\p{M}]*(?:_\w+)?|[∂∞…])|(?<sign>\S))/uy;
/** Numbers written in a language with a decimal comma, beside the plain ones of the core. */
const withComma =
  /\s*(?:(?<number>\d+(?:\u202f\d{3})*(?:[.,]\d+)?…?(?:e[+−-]?\d+)?…?)|(?<name>\p{L}[\p{L}\p{M}]*(?:_\w+)?|[∂∞…])|(?<sign>\S))/uy;

/** The tokens of a text, in order. */
export function tokens(text: string): Token[] {
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
