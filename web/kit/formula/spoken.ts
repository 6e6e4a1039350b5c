// A formula in words, for readers who hear it. Short operands are said plainly; long ones say where they end.
import { localized } from '../../i18n/numbers.ts';
import { say, sayNamed } from '../../i18n/say.ts';
import type { Formula } from './parse.ts';
import './words.en.ts';

const simple = (tree: Formula): boolean => ['number', 'name', 'root', 'call', 'power'].includes(tree.kind);

export function spoken(tree: Formula): string {
  switch (tree.kind) {
    case 'number':
      return localized(tree.text);
    case 'name':
      return tree.index === '' ? named(tree.text) : say('math.index', { name: named(tree.text), index: tree.index });
    case 'operator':
      return [spoken(tree.left), sign(tree.sign), spoken(tree.right)].filter(Boolean).join(' ');
    case 'prefix':
      return `${sign(tree.sign)} ${spoken(tree.of)}`;
    case 'minus':
      return say('math.minus', { of: spoken(tree.of) });
    case 'fraction': {
      const fraction = say('math.fraction', { top: bare(tree.top), bottom: bare(tree.bottom) });
      return simple(tree.top) && simple(tree.bottom) ? fraction : say('math.fractionEnd', { fraction });
    }
    case 'power':
      return power(tree);
    case 'root': {
      const root = say('math.root', { of: bare(tree.of) });
      return simple(tree.of) ? root : say('math.rootEnd', { root });
    }
    case 'group':
      return say('math.group', { of: spoken(tree.of) });
    case 'percent':
      return say('math.percent', { of: spoken(tree.of) });
    case 'call':
      return call(tree);
  }
}

/** A name that is a word, in the language spoken; symbols are their own. */
export function named(text: string): string {
  return sayNamed(`math.name.${text}`) ?? text;
}

const bare = (tree: Formula): string => spoken(tree.kind === 'group' ? tree.of : tree);

/** A product without a sign is said without one. */
const sign = (written: string): string => (written === '' ? '' : (sayNamed(`math.sign.${written}`) ?? written));

function power({ base, exponent }: Extract<Formula, { kind: 'power' }>): string {
  if (exponent.kind === 'number' && exponent.text === '2') return say('math.square', { base: spoken(base) });
  return say('math.power', { base: spoken(base), exponent: bare(exponent) });
}

function call({ name, of }: Extract<Formula, { kind: 'call' }>): string {
  const list = of.map(spoken).join(', ');
  if (name === 'exp') return say('math.exp', { of: list });
  if (name === 'sqrt') return say('math.root', { of: list });
  return say('math.call', { name: named(name), of: list });
}
