// What pages do with elements: a laboratory that is removed, moved, cloned, added again, hidden and shown has the picture of a fresh one.
import { partOfTheDay } from '../../seeds.ts';
import { laboratories } from '../chapters/chapters.ts';
import { expect, test } from '../page/test.ts';
import { markup, opened, shown } from './life.ts';

/** What is done to the laboratory, as a script of the page; `subject` is the element, `one` and `two` are the places. */
const done: readonly (readonly [string, string])[] = [
  ['removed and added again', 'subject.remove(); await rest(); one.append(subject)'],
  ['moved to another parent', 'two.append(subject)'],
  [
    'moved into a shadow tree',
    "const host = document.createElement('div'); one.append(host); host.attachShadow({ mode: 'open' }).append(subject)",
  ],
  ['hidden and shown', "two.append(subject); subject.style.display = 'none'; await rest(); subject.style.display = ''"],
  [
    'folded and unfolded',
    "const details = document.createElement('details'); one.append(details); details.append(subject); await rest(); details.open = true",
  ],
  [
    'taken out before it has begun, and added later',
    'subject.remove(); const fresh = subject.cloneNode(); one.append(fresh); fresh.remove(); await rest(); two.append(fresh); subject = fresh',
  ],
];

for (const tag of partOfTheDay(laboratories, 12, 2))
  test(`${tag} has the picture of a fresh one, whatever a page has done to it`, async ({ page }) => {
    test.slow();
    await opened(
      page,
      `<script>
        const rest = () => new Promise((resolve) => setTimeout(resolve, 200));
        const [one, two] = document.querySelectorAll('main > div');
        const made = document.createElement('template');
        made.innerHTML = ${JSON.stringify(markup(tag))};
        var subject = document.createElement('${tag}');
        for (const { name, value } of made.content.firstElementChild.attributes) subject.setAttribute(name, value);
        one.append(subject);
      </script>`,
    );
    const laboratory = page.locator(tag);
    const fresh = await shown(laboratory);
    expect(fresh).toContain('<svg');
    for (const [what, script] of done)
      await test.step(what, async () => {
        await page.evaluate(`(async () => { ${script} })()`);
        expect(await shown(laboratory)).toBe(fresh);
      });
    await test.step('cloned, both on the page', async () => {
      await page.evaluate('one.replaceChildren(subject.cloneNode(true)); two.replaceChildren(subject);');
      await expect(laboratory).toHaveCount(2);
      for (const each of await laboratory.all()) expect(await shown(each)).toBe(fresh);
    });
    await test.step('made by a script', async () => {
      await page.evaluate(
        `two.replaceChildren(); one.replaceChildren(document.createElement('${tag}'));
        for (const { name, value } of made.content.firstElementChild.attributes) one.firstElementChild.setAttribute(name, value);`,
      );
      expect(await shown(laboratory)).toBe(fresh);
    });
  });

/** What is done in the middle of a sweep; as frameworks that keep a view for later, copy one or write a page's text anew. */
const amid: readonly (readonly [string, string])[] = [
  [
    'kept outside of the page for a time',
    'const subject = one.firstChild; subject.remove(); await rest(); two.append(subject)',
  ],
  ['cloned', 'two.append(one.firstChild.cloneNode(true))'],
  ['made anew from its own text', 'one.innerHTML = one.innerHTML'],
];

test('whatever a page does in the middle of a sweep, it ends with the picture of an undisturbed one', async ({
  page,
}) => {
  test.slow();
  const begun = async (): Promise<void> => {
    await opened(
      page,
      `<script>
        const rest = () => new Promise((resolve) => setTimeout(resolve, 200));
        const [one, two] = document.querySelectorAll('main > div');
        one.innerHTML = '<dk-variance samples="20000" dimensions="1,4,64,256" seed="7"></dk-variance>';
      </script>`,
    );
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  };
  await begun();
  const laboratory = page.locator('dk-variance');
  const undisturbed = await shown(laboratory);
  for (const [what, script] of amid)
    await test.step(what, async () => {
      await begun();
      await page.evaluate(`(async () => { ${script} })()`);
      for (const each of await laboratory.all()) expect(await shown(each)).toBe(undisturbed);
    });
});
