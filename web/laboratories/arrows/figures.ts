// The coordinates, products and sums as a table for reading, as rows for a file, and as formulas.
import { fixed, significant, whole } from '../../i18n/numbers.ts';
import { say } from '../../i18n/say.ts';
import type { DataTable } from '../../kit/data-table.ts';
import type { FileFigures } from '../../kit/export/csv.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { heardAs } from '../../kit/formula/mathml.ts';
import { scrolls } from '../../kit/watched-box.ts';
import { type Asked, type View, angleText } from './view.ts';
import { type MathMLTemplateResult, type TemplateResult, html, mathml } from 'lit';

export function arrowsTables({ queries, keys, head, plane, d }: View): DataTable[] {
  return [
    {
      caption: say('arrows.table.score'),
      columns: [say('arrows.column.figure'), say('arrows.column.value')],
      rows: [
        [say('arrows.figure.score'), significant(plane.score, 4)],
        [say('arrows.figure.queryNorm'), significant(plane.queryNorm, 4)],
        [say('arrows.figure.keyNorm'), significant(plane.keyNorm, 4)],
        [say('arrows.figure.cosine'), plane.cosine === null ? '–' : fixed(plane.cosine, 4)],
        [say('arrows.figure.angle'), angleText(plane.angle)],
        [say('arrows.figure.shadow'), plane.shadow === null ? '–' : fixed(plane.shadow, 4)],
      ],
    },
    {
      caption: say('arrows.table.products', { d: whole(d), score: fixed(head.score, 4) }),
      columns: [say('arrows.column.index'), 'q', 'k', say('arrows.column.product')],
      rows: Array.from(head.products, (product, place) => [
        whole(place + 1),
        fixed(figureAt(queries, place), 4),
        fixed(figureAt(keys, place), 4),
        fixed(product, 4),
      ]),
    },
  ];
}

/** A row for each coordinate. */
export function arrowsCsv(
  { queries, keys, head, plane }: View,
  { dimension, draw }: Pick<Asked, 'dimension' | 'draw'>,
): FileFigures {
  return {
    parameters: [
      ['dimension', dimension],
      ['draw', draw],
      ['score_of_arrows', plane.score],
      ['query_norm', plane.queryNorm],
      ['key_norm', plane.keyNorm],
      ['cosine', plane.cosine],
      ['angle', plane.angle],
      ['shadow', plane.shadow],
      ['positive', head.positive],
      ['negative', head.negative],
      ['score', head.score],
    ],
    columns: ['index', 'q', 'k', 'product'],
    rows: Array.from(head.products, (product, place) => [
      place + 1,
      figureAt(queries, place),
      figureAt(keys, place),
      product,
    ]),
  };
}

// The score of the two arrows twice: as lengths and an angle, and as a sum of two products, both with live numbers.

type Kind = 'q' | 'k' | 'sum';

/** A number in its role's colour; a negative factor stands in brackets. */
function figure(value: number, kind: Kind, factor = false): MathMLTemplateResult {
  const text = fixed(value, 2);
  return mathml`<mn class=${kind}>${factor && value < 0 ? `(${text})` : text}</mn>`;
}

/** The parts of an equation, between which a narrow page may break; one sentence for the ear. */
function equation(name: string, spoken: string, parts: readonly MathMLTemplateResult[]): TemplateResult {
  return html`<div class="equation">
    <dt>${name}</dt>
    <dd ${scrolls()}>
      ${heardAs(
        spoken,
        parts.map((part) => html`<math>${part}</math> `),
      )}
    </dd>
  </div>`;
}

export function equations({ q, k, plane }: View): TemplateResult {
  const score = fixed(plane.score, 2);
  const two = (value: number): string => fixed(value, 2);
  const words = { score, queryNorm: two(plane.queryNorm), keyNorm: two(plane.keyNorm), angle: angleText(plane.angle) };
  const geometry = [
    mathml`<mi>q</mi><mo>·</mo><mi>k</mi>`,
    mathml`<mo>=</mo><mo>|</mo><mi class="q">q</mi><mo>|</mo><mspace width="0.2em"></mspace><mo>|</mo><mi class="k">k</mi
      ><mo>|</mo><mspace width="0.2em"></mspace><mi>cos</mi><mspace width="0.15em"></mspace><mi>θ</mi>`,
    plane.cosine === null
      ? mathml``
      : mathml`<mo>=</mo>${figure(plane.queryNorm, 'q')}<mo>·</mo>${figure(plane.keyNorm, 'k')}<mo>·</mo
          ><mn>${plane.cosine < 0 ? `(${two(plane.cosine)})` : two(plane.cosine)}</mn>`,
    mathml`<mo>=</mo>${figure(plane.score, 'sum')}`,
  ];
  const index = (letter: 'q' | 'k', place: number): MathMLTemplateResult =>
    mathml`<msub><mi class=${letter}>${letter}</mi><mn>${place}</mn></msub>`;
  const product = (place: 0 | 1): MathMLTemplateResult =>
    mathml`${figure(q[place], 'q', place === 1)}<mo>·</mo>${figure(k[place], 'k', true)}`;
  const sum = [
    mathml`<mi>q</mi><mo>·</mo><mi>k</mi>`,
    mathml`<mo>=</mo>${index('q', 1)}${index('k', 1)}<mo>+</mo>${index('q', 2)}${index('k', 2)}`,
    mathml`<mo>=</mo>${product(0)}`,
    mathml`<mo form="infix">+</mo>${product(1)}`,
    mathml`<mo>=</mo>${figure(plane.score, 'sum')}`,
  ];
  return html`<dl class="equations">
    ${equation(say('arrows.geometry'), say('arrows.geometrySpoken', words), geometry)}
    ${equation(
      say('arrows.sum'),
      say('arrows.sumSpoken', {
        score,
        first: two(figureAt(plane.products, 0)),
        second: two(figureAt(plane.products, 1)),
      }),
      sum,
    )}
  </dl>`;
}
