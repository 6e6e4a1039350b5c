// A guess and what came out, as two marks on one axis.
import { svg, type TemplateResult } from 'lit';
import { say } from '../i18n/say.ts';
import { plot, plotFrame } from '../figure/frame.ts';
import { linearScale, logScale } from '../figure/scale.ts';
import { px } from '../figure/pixel.ts';
import type { NumberAnswer } from './question.ts';

const frame = plotFrame(420, 54, { left: 40, right: 40, top: 4, bottom: 22 });

export function guessStrip({ stops, text, logarithmic }: NumberAnswer, guess: number, result: number): TemplateResult {
  const ends = [stops[0] ?? 0, stops.at(-1) ?? 1, guess, result];
  const domain = [Math.min(...ends), Math.max(...ends)] as const;
  const scale = logarithmic === true && domain[0] > 0 ? logScale : linearScale;
  const x = scale(domain, [frame.left, frame.right]);
  const middle = 17;
  const [at, truth] = [px(x(guess)), px(x(result))];
  const end = (value: number): TemplateResult =>
    svg`<text class="dk-tick-text" x=${px(x(value))} y="50" text-anchor="middle">${text(value)}</text>`;
  const label = say('guess.strip', { guess: text(guess), result: text(result) });
  return plot(frame, { label }, [
    svg`<line class="dk-axis-line" x1=${frame.left} x2=${frame.right} y1="32" y2="32"></line>`,
    svg`<line class="gap" x1=${at} x2=${truth} y1=${middle} y2=${middle}></line>`,
    svg`<circle class="guessed" cx=${at} cy=${middle} r="7"></circle>`,
    svg`<path class="came-out" d="M${truth},${middle - 9}L${truth + 8},${middle}L${truth},${middle + 9}L${truth - 8},${middle}Z"></path>`,
    end(domain[0]),
    end(domain[1]),
  ]);
}
