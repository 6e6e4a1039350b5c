// What the script leaves to a page of others, its links, its address and its history, and what that page may make of the element's box.
import { expect, test } from '../page/test.ts';
import { embed } from './host.ts';

test('links, address and history of a page of others are its own, whatever the lesson does with its own', async ({
  page,
}) => {
  const body = `<style>header { position: sticky; top: 0; height: 80px } h2 { scroll-margin-top: 90px; margin-bottom: 2000px }
      .box { display: none } .box:target { display: block }</style>
    <header><a href="#two">Two</a> <a href="#box">Box</a> <a class="next" href="./next.html">Next</a></header>
    <main><section><h2 id="one">One</h2><h2 id="two">Two</h2></section></main>
    <p class="box" id="box">A box</p><dk-opening></dk-opening>`;
  await page.route('**/next.html*', (route) => route.fulfill({ contentType: 'text/html', body: 'Next' }));
  await embed(
    page,
    body,
    `<script>
      history.replaceState(null, '', '?page=2');
      window.turns = 0;
      addEventListener('hashchange', () => turns++);
    </script>`,
  );
  await expect(page.locator('dk-opening').getByRole('button', { name: 'Reset' })).toBeVisible();
  expect(await page.evaluate(() => history.state as unknown)).toBe(null);
  await page.getByRole('link', { name: 'Two' }).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'turns') as unknown)).toBe(1);
  expect(await page.locator('#two').evaluate((title) => Math.round(title.getBoundingClientRect().top))).toBe(90);
  await page.getByRole('link', { name: 'Box' }).click();
  await expect(page.locator('#box')).toBeVisible();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/next\.html$/);
});

test('a page that makes flex or grid of the element itself leaves a laboratory its width', async ({ page }) => {
  await embed(page, '<style>dk-softmax { display: flex }</style><dk-softmax guess="off"></dk-softmax>');
  const softmax = page.locator('dk-softmax');
  await expect(softmax.getByRole('button', { name: 'Reset' })).toBeVisible();
  const width = (): Promise<number | undefined> =>
    softmax.evaluate((element) => element.shadowRoot?.querySelector('section')?.clientWidth);
  const whole = await softmax.evaluate((element) => element.clientWidth - 24);
  expect(await width()).toBe(whole);
  for (const style of ['flex; flex-direction: column; align-items: center', 'grid; place-items: center']) {
    await page.addStyleTag({ content: `dk-softmax { display: ${style} }` });
    expect(await width()).toBe(whole);
  }
});
