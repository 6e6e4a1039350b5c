// Softmax in one pass, with buttons that take it one key on and back, its two lines with live numbers, and its end beside two passes.
import { html, nothing, type TemplateResult } from 'lit';
import { say } from '../../i18n/say.ts';
import { formula } from '../../kit/formula/mathml.ts';
import { figureAt } from '../../kit/figure-at.ts';
import { onlinePicture, passAt } from './online-picture.ts';
import type { Online, Pass } from './online.ts';
import { inFormula, stepText } from './written.ts';

export interface OnlineSection {
  online: Online | null;
  format: string;
  width: number;
  seen: number;
  onSeen: (seen: number) => void;
}

export function onlineSection({ online, format, width, seen: asked, onSeen }: OnlineSection): TemplateResult {
  if (!online) return html`<p class="unasked">${say('precision.online.none', { format })}</p>`;
  const keys = online.passes.length;
  const seen = Math.min(asked, keys);
  const button = (name: 'back' | 'on', to: number): TemplateResult =>
    html`<button
      type="button"
      ?disabled=${to < 1 || to > keys}
      @click=${() => {
        onSeen(to);
      }}
    >
      ${say(`precision.online.${name}`)}
    </button>`;
  return html`<div class="online">
    <div>${onlinePicture(online, { width, seen, onSeen })}</div>
    <div class="pass">
      <div class="buttons" data-parameter="step">${button('back', seen - 1)} ${button('on', seen + 1)}</div>
      ${passLines(passAt(online.passes, seen), seen)} ${seen === keys ? ending(online) : nothing}
    </div>
  </div>`;
}

function passLines(pass: Pass, seen: number): TemplateResult {
  const now = String(seen);
  const largest =
    seen === 1
      ? `m_1 = ${inFormula(pass.score)}`
      : `m_${now} = max(${inFormula(pass.maximumBefore)}, ${inFormula(pass.score)}) = ${inFormula(pass.maximum)}`;
  const [score, maximum] = [inFormula(pass.score), inFormula(pass.maximum)];
  const rescaled = `${inFormula(pass.sumBefore)} * exp(${inFormula(pass.maximumBefore)} − ${maximum})`;
  const added = `exp(${score} − ${maximum})`;
  const sum = seen === 1 ? `Z_1 = ${added} = 1` : `Z_${now} = ${rescaled} + ${added} ≈ ${inFormula(pass.sum)}`;
  const moved = seen > 1 && pass.maximum !== pass.maximumBefore;
  return html`<p class="line">${formula(largest)}</p>
    <p class="line">${formula(sum)}</p>
    <p class="what">
      ${
        seen === 1
          ? say('precision.online.first')
          : say(moved ? 'precision.online.moved' : 'precision.online.stays', { factor: stepText(pass.rescaled, 3) })
      }
    </p>`;
}

function ending({ passes, weights, twoPass, same }: Online): TemplateResult {
  const largest = weights.indexOf(Math.max(...weights));
  return html`<p class="ending">
    ${say(same ? 'precision.online.same' : 'precision.online.rounded', {
      one: stepText(figureAt(weights, largest), 9),
      two: stepText(figureAt(twoPass.weights, largest), 9),
      key: String(largest + 1),
      sum: stepText(passes.at(-1)?.sum, 9),
      sumTwo: stepText(twoPass.sums.at(-1), 9),
    })}
  </p>`;
}
