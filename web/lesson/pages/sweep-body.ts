// The page that shows the result of a sweep as HTML: what it is for, how such a file is made, and the element.
import type { Writer } from './prose.ts';

const pages = {
  en: { lesson: './', other: './sweep-de.html', language: 'de', name: 'Deutsch' },
  de: { lesson: './de.html', other: './sweep.html', language: 'en', name: 'English' },
} as const;

/** Everything between <body> and </body>, in the writer's language. */
export function sweepBody({ language, text, paragraph }: Writer): string {
  const { lesson, other, language: twin, name } = pages[language];
  return `<main class="column sweep">
<p class="back"><a href="${lesson}">${text('sweepPage.back')}</a> <a class="twin" href="${other}" lang="${twin}" hreflang="${twin}">${name}</a></p>
<h1>${text('sweepPage.title')}</h1>
${paragraph('sweepPage.intro')}
<details><summary>${text('sweepPage.how')}</summary>
${paragraph('sweepPage.specification')}
<pre tabindex="0"><code>{"seed": "7", "samples": 100000, "keys": 8, "dimensions": [4, 16, 64, 256],
 "rules": [{"rule": "none"}, {"rule": "sqrt"}, {"rule": "power", "parameter": 0.25}]}</code></pre>
${paragraph('sweepPage.cluster')}
</details>
<noscript><p class="needs">${text('sweepPage.noScript')}</p></noscript>
<dk-sweep-result heading-level="2"></dk-sweep-result>
</main>`;
}
