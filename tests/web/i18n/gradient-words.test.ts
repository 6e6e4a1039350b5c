// What may not be said of gradients, in any catalogue: the trace of the Jacobian is a sensitivity and no gradient, the whole gradient in
// the query is larger without a divisor, and what falls is the pull of the target. A quoted claim may say what its source says.
import { describe, expect, test } from 'vitest';
import * as germanClaims from '../../../web/lesson/claims/words.de.ts';
import { prose as germanProse } from '../../../web/lesson/pages/words.de.ts';
import * as claims from '../../../web/lesson/claims/words.en.ts';
import { elements, germanElements } from '../catalogues.ts';
import { chapterBlocks } from '../lesson/chapter-texts.ts';
import { prose } from '../../../web/lesson/pages/words.en.ts';

/** Without the marks of emphasis. */
const plain = (texts: Readonly<Record<string, string>>): Sentences =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.replace(/[*_]/g, '')]));

type Sentences = Readonly<Record<string, string | undefined>>;

const reasons = (texts: typeof claims.claimTexts | typeof germanClaims.claimTexts): Sentences =>
  Object.fromEntries(Object.entries(texts).map(([id, { reason }]) => [`claim ${id}`, reason]));

const catalogues = {
  en: {
    ...elements,
    ...prose,
    ...plain(chapterBlocks.en),
    ...reasons(claims.claimTexts),
    ...claims.claimsPage,
  } as Sentences,
  de: {
    ...germanElements,
    ...germanProse,
    ...plain(chapterBlocks.de),
    ...reasons(germanClaims.claimTexts),
    ...germanClaims.claimsPage,
  } as Sentences,
};

const forbidden = {
  en: [
    // The gradient is gone.
    /gradients?(?: of the typical row| on the typical row| behind softmax| through the scores)? (?:is|are|was|were|has|have)(?: all but| nearly| as good as)? (?:gone|dead|vanished|disappeared|lost)/i,
    /(?:typical row|scores) the gradient[^.]* is gone/i,
    // Quoted, to ask whose, it may stand.
    /(?<!“)gradients? (?:vanish|vanishes|dies?|disappears?)\b|gradients? vanish(?:es)?” is true/i,
    /(?:dead|vanish\w*|dying) (?:typical )?gradients?/i,
    /on the (?:<em>)?typical(?:<\/em>)? row it is gone/i,
    /does not vanish/i,
    // The trace as what is left of it.
    /still have a gradient/i,
    /(?:left of|leaves?(?: the typical row)?|rest of|remains of)(?: the| a| any)? gradient/i,
    /tr J[^.]{0,40} gradient that (?:is left|survives|passes)/i,
    /lets? (?:more|less) gradient through/i,
    /gradients? (?:is|are) largest/i,
    // One side alone, and a proof of 1.
    /largest divisor there is/i,
    /variance 1 is (?:proved|proven|right)/i,
  ],
  de: [
    /Gradient(?:en)?[^.;]{0,40}(?:ist|sind|war|waren) (?:\S+ )?(?:weg|tot|verschwunden|dahin)\b/i,
    /(?:ist|sind) de[rn] Gradient(?:en)?[^.;]{0,40}(?:weg|tot|verschwunden|dahin)\b/i,
    /verschwindet der Gradient|(?<!„)Gradient(?:en)? verschwinde[nt]|Gradienten verschwinden“[^.]{0,12} (?:gilt|ist wahr|stimmt)/i,
    /(?:tot|verschwindend|sterbend)e[nrs]? (?:typische[nrs]? )?Gradient/i,
    /Weg verschwindet nicht|ist davon nichts übrig/i,
    /vom Gradienten (?:übrig|bleibt)|Gradienten übrig|noch einen Gradienten|Zeile[^.]{0,30} einen Gradienten/i,
    /Gradient(?:en)? (?:stirbt|sterben)|stirbt (?:hier )?der (?:typische )?Gradient/i,
    /(?:mehr|weniger) Gradient durch/i,
    /Gradient(?:en)? (?:ist|sind)(?: dort| hier)? am größten/i,
    /größten Divisor[^.]{0,20}, den es gibt/i,
    /Varianz 1 ist (?:bewiesen|richtig)/i,
  ],
};

describe.each(['en', 'de'] as const)('in %s', (language) => {
  const found = Object.entries(catalogues[language]).flatMap(([key, text = '']) =>
    forbidden[language].some((pattern) => pattern.test(text)) ? [key] : [],
  );

  test('no message says that the gradient is gone, takes tr J for it, or draws more from it than there is', () => {
    expect(found).toEqual([]);
  });
});

test('the patterns find what stood there once', () => {
  const once = [
    'On the typical row it is gone.',
    'on the typical row the gradient through the scores is gone; on the mean it is not',
    'Here every divisor leaves a gradient.',
    'that side alone would ask for the largest divisor there is.',
    'softmax lets more gradient through than ever',
    'towards one key and a dead typical gradient',
    'What is left of the gradient behind softmax',
  ];
  for (const text of once)
    expect(
      forbidden.en.some((pattern) => pattern.test(text)),
      text,
    ).toBe(true);
  const damals = [
    'in der typischen Zeile ist der Gradient durch die Scores verschwunden',
    'Hier lässt jeder Divisor einen Gradienten übrig.',
    'Diese Seite allein verlangte den größten Divisor, den es gibt.',
    'zu einem Schlüssel und einem toten typischen Gradienten',
    'Geteilt durch dₖ lässt Softmax mehr Gradient durch als je',
  ];
  for (const text of damals)
    expect(
      forbidden.de.some((pattern) => pattern.test(text)),
      text,
    ).toBe(true);
});
