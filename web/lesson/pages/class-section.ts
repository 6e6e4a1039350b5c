// The section of the footer that makes a link for a class. Used at build time only.
import type { Writer } from './prose.ts';

export function classSection({ text }: Writer): string {
  return `<details class="for-class" id="for-class"><summary>${text('class.title')}</summary>
<p>${text('class.intro')}</p>
<p><label>${text('class.seed')} <input type="text" id="class-seed" value="1" inputmode="numeric" autocomplete="off" aria-describedby="class-error"></label>
<label><input type="checkbox" id="class-guess"> ${text('class.guess')}</label>
<label><input type="checkbox" id="class-hidden"> ${text('class.hidden')}</label>
<button type="button" id="class-copy">${text('class.copy')}</button></p>
<p id="class-error"></p>
<p><a id="class-link" href="./">${text('class.link')}</a></p>
<p>${text('class.inventory')} <a id="class-before" href="#quiz">${text('class.before')}</a>,
<a id="class-after" href="#quiz">${text('class.after')}</a></p>
<p role="status" data-copied="${text('class.copied')}" data-shown="${text('class.shown')}"></p>
</details>`;
}
