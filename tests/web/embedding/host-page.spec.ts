// A laboratory in a page with keys, swipes and styles of its own: what a control uses stays in it, and what the page wears too.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../page/test.ts';
import { translate } from '../page/translate.ts';
import { embed } from './host.ts';

const listening = `<script>
  window.heard = [];
  for (const type of ['keydown', 'keyup', 'touchstart', 'touchmove', 'touchend', 'pointerdown', 'mousedown'])
    document.addEventListener(type, (event) => heard.push(event.key ?? type));
</script>`;

const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));

test('keys that the control with the focus uses do not reach the page, and others do', async ({ page }) => {
  await embed(page, `<dk-softmax guess="off"><p slot="caption"><input id="own" /></p></dk-softmax>${listening}`);
  const softmax = page.locator('dk-softmax');
  await expect(softmax.getByRole('button', { name: 'Reset' })).toBeVisible();
  const press = async (keys: string[]): Promise<string[]> => {
    for (const key of keys) await page.keyboard.press(key);
    return [...new Set(await heard(page))];
  };
  const moves = ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];
  await softmax.locator('input[type="range"]').first().focus();
  expect(await press([...moves, 'n', ' ', 'Escape'])).toEqual(['Escape']);
  await softmax.locator('#factor').focus();
  expect(await press([...moves, 'n', '/', ' ', 'Backspace', 'Escape'])).toEqual(['Escape']);
  await softmax.getByRole('slider', { name: /key 2/ }).focus();
  expect(await press([...moves, 'n'])).toEqual(['n']);
  await softmax.getByRole('button', { name: 'Reset' }).focus();
  expect(await press([' ', 'Enter', 'ArrowRight'])).toEqual(['ArrowRight']);
  await page.locator('#own').focus();
  expect(await press(['ArrowRight'])).toEqual(['ArrowRight']);
});

test.describe('under a finger or a mouse', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a drag on a slider or a picture does not reach the page, and one beside them does', async ({
    page,
    session,
  }) => {
    await embed(page, `<dk-softmax guess="off"></dk-softmax>${listening}`);
    const softmax = page.locator('dk-softmax');
    const middle = async (part: string): Promise<{ x: number; y: number }> => {
      const found = softmax.locator(part).first();
      await found.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await found.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await heard(page);
      return { x: x + width / 2, y: y + height / 2 };
    };
    const drag = async (part: string): Promise<string[]> => {
      const at = await middle(part);
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
      for (const by of [10, 20, 30])
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ ...at, x: at.x + by }] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      return [...new Set(await heard(page))];
    };
    const press = async (part: string): Promise<string[]> => {
      const { x, y } = await middle(part);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.up();
      return heard(page);
    };
    await expect(softmax.getByRole('button', { name: 'Reset' })).toBeVisible();
    expect(await drag('input[type="range"]')).toEqual([]);
    expect(await drag('.readable')).toEqual([]);
    expect(await drag('.handle .dk-point')).toEqual([]);
    expect(await drag('.live')).toEqual(expect.arrayContaining(['touchstart', 'touchend', 'pointerdown']));
    // Carousels that a mouse drags too, such as Splide, Slick and Embla, hear of it by an event of its own.
    expect(await press('input[type="range"]')).toEqual([]);
    expect(await press('.handle .dk-point')).toEqual([]);
    expect(await press('.live')).toEqual(['pointerdown', 'mousedown']);
  });
});

test('how the page sets its text does not reach a laboratory', async ({ page }) => {
  const style =
    'text-align:center;text-transform:uppercase;letter-spacing:3px;word-spacing:9px;white-space:pre;text-indent:2em;text-shadow:1px 1px red';
  const more =
    '-webkit-text-stroke:1px red;hyphens:auto;word-break:break-all;text-align-last:right;fill:red;direction:rtl';
  // Once as what is inherited, and once as a rule for all elements, which says it of the laboratory's own.
  const rule = `<style>body * { ${style};${more};font:italic 700 9px/3 serif;color:red;font-variant:small-caps }</style>`;
  await embed(page, `${rule}<div style="${style}"><dk-softmax guess="off"></dk-softmax></div>`);
  const live = page.locator('dk-softmax').locator('.live').first();
  await expect(live).toBeVisible();
  for (const [name, value] of [
    ['text-align', 'start'],
    ['text-transform', 'none'],
    ['letter-spacing', 'normal'],
    ['word-spacing', '0px'],
    ['white-space', 'normal'],
    ['text-indent', '0px'],
    ['text-shadow', 'none'],
    ['-webkit-text-stroke-width', '0px'],
    ['hyphens', 'manual'],
    ['word-break', 'normal'],
    ['text-align-last', 'auto'],
    ['direction', 'ltr'],
    ['fill', 'rgb(0, 0, 0)'],
    ['font-style', 'normal'],
    ['font-weight', '400'],
    ['font-variant-caps', 'normal'],
    ['font-size', '16px'],
    ['line-height', '23.2px'],
    ['color', 'rgb(28, 27, 24)'],
  ] as const)
    await expect(live).toHaveCSS(name, value);
  // The dialog does not stand in the section that has the text.
  await page.locator('dk-softmax').getByRole('button', { name: 'Share or embed' }).click();
  const label = page.locator('dk-softmax').getByRole('dialog').locator('label').first();
  await expect(label).toHaveCSS('text-transform', 'none');
  await expect(label).toHaveCSS('letter-spacing', 'normal');
  await expect(label).toHaveCSS('direction', 'ltr');
  await expect(label).toHaveCSS('font-size', '14.4px');
});

test('what a laboratory paints behind itself has a margin on a page of others, and none on paper of its own', async ({
  page,
}) => {
  /** How far the content is from the edges of what is painted, in pixels. */
  const margins = (): Promise<number[]> =>
    page.locator('dk-softmax').evaluate((element) => {
      const [around, inside] = [element, element.shadowRoot?.querySelector('section') ?? element].map((each) =>
        each.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      return [inside.left - around.left, around.right - inside.right, inside.top - around.top];
    });
  await embed(page, '<style>body { background: #234 }</style><dk-softmax guess="off"></dk-softmax>');
  const softmax = page.locator('dk-softmax');
  await expect(softmax.getByRole('button', { name: 'Reset' })).toBeVisible();
  expect(await softmax.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(255, 254, 250)');
  for (const margin of await margins()) expect(margin).toBeGreaterThanOrEqual(8);
  // What Tailwind, Bulma and most resets begin with; and a page that wants none says so.
  await page.addStyleTag({
    content: '*, ::before, ::after { box-sizing: border-box; margin: 0; border: 0; padding: 0 }',
  });
  for (const margin of await margins()) expect(margin).toBeGreaterThanOrEqual(8);
  await page.addStyleTag({ content: 'dk-softmax { --dk-padding: 0 }' });
  expect(await margins()).toEqual([0, 0, 0]);
  for (const address of ['only.dk-softmax.html', 'embed.html?lab=dk-softmax']) {
    await page.goto(address);
    await expect(softmax.getByRole('button', { name: 'Reset' })).toBeVisible();
    expect(await margins()).toEqual([0, 0, 0]);
  }
});

test('where a page counts in rems of its own, as of 10 pixels, a laboratory has the size that its reader has set', async ({
  page,
}) => {
  for (const [root, size] of [
    ['62.5%', '16px'],
    ['100px', '16px'],
    // What a page wants its text to be.
    ['18px', '18px'],
    ['14px', '14px'],
  ] as const) {
    await embed(page, `<style>html { font-size: ${root} }</style><dk-softmax guess="off"></dk-softmax>`);
    const softmax = page.locator('dk-softmax');
    await expect(softmax.locator('.live').first()).toHaveCSS('font-size', size);
    await expect(softmax).toHaveCSS('padding-left', `${String(0.75 * parseFloat(size))}px`);
    // A sheet that comes later.
    await softmax.getByRole('button', { name: 'Share or embed' }).click();
    const title = softmax.getByRole('dialog').getByRole('heading').first();
    await expect(title).toHaveCSS('font-size', `${String(1.25 * parseFloat(size))}px`);
  }
});

test('where the browser translates the page, a laboratory keeps its own words, and its figures follow', async ({
  page,
}) => {
  await embed(page, '<dk-softmax guess="off"><p slot="caption">A caption</p></dk-softmax>');
  const softmax = page.locator('dk-softmax');
  const live = softmax.locator('.live').first();
  await expect(live).toContainText('Key 1 takes 70%');
  await softmax.getByRole('button', { name: 'Share or embed' }).click();
  const dialog = softmax.locator('dialog');
  await expect(dialog).toBeVisible();
  await page.evaluate(translate);
  await expect(page.getByText('A CAPTION')).toBeVisible();
  await page.keyboard.press('Escape');
  // Closed, it gives the focus back; a key that comes before would go to its opener.
  await expect(dialog).toHaveCount(0);
  await softmax.locator('input[type="range"]').first().press('ArrowRight');
  await expect(live).toContainText('Multiplying all scores by');
  await expect(softmax.getByRole('alert')).toHaveCount(0);
});

test('moved into another document, as into a window that stays on top, a laboratory keeps its looks, and back in its page', async ({
  page,
}) => {
  await embed(page, '<dk-softmax guess="off"></dk-softmax><iframe></iframe>');
  const place = page.frameLocator('iframe').locator('dk-softmax');
  const back = page.locator('dk-softmax');
  await expect(back.getByRole('button', { name: 'Reset' })).toBeVisible();
  const looks = async (laboratory: Locator): Promise<void> => {
    await expect(laboratory).toHaveCSS('background-color', 'rgb(255, 254, 250)');
    await expect(laboratory.locator('rect[class]').first()).not.toHaveCSS('fill', 'rgb(0, 0, 0)');
    // Its dialog's sheet is adopted there.
    await laboratory.getByRole('button', { name: 'Share or embed' }).click();
    await expect(laboratory.getByRole('dialog')).toHaveCSS('background-color', 'rgb(255, 254, 250)');
    await laboratory.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  };
  await looks(back);
  await page.evaluate(() => {
    const [laboratory, frame] = [document.querySelector('dk-softmax'), document.querySelector('iframe')];
    if (laboratory) frame?.contentDocument?.body.append(laboratory);
  });
  await looks(place);
  await place.locator('input[type="range"]').first().press('ArrowRight');
  await page.evaluate(() => {
    const laboratory = document.querySelector('iframe')?.contentDocument?.querySelector('dk-softmax');
    const { content } = document.createElement('template');
    if (laboratory) content.append(laboratory);
    document.body.append(content);
  });
  await looks(back);
  await expect(back.locator('#factor')).toHaveValue('1.19');
});

test('where a page enlarges or shrinks all that it shows, as slides do, what is read off a picture stands at its mark', async ({
  page,
}) => {
  await embed(page, '<div id="around" style="width: 700px"><dk-softmax guess="off"></dk-softmax></div>');
  const readable = page.locator('dk-softmax').locator('.readable').first();
  await readable.press('End');
  const bubble = readable.locator('.readout');
  await expect(bubble).toBeVisible();
  /** Where the bubble stands, in parts of the picture's width. */
  const places = (): Promise<number[]> =>
    readable.evaluate((around) => {
      const [picture, read] = [around.querySelector('svg'), around.querySelector('.readout')].map((each) =>
        (each ?? around).getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      return [read.left - picture.left, read.top - picture.top].map((each) => each / picture.width);
    });
  const before = await places();
  for (const style of ['transform: scale(0.5)', 'transform: scale(1.6)', 'zoom: 1.5']) {
    await page.locator('#around').evaluate((around, more) => {
      around.style.cssText = `width: 700px; transform-origin: 0 0; ${more}`;
    }, style);
    await readable.press('Home');
    await readable.press('End');
    for (const [index, place] of (await places()).entries()) expect(place).toBeCloseTo(before[index] ?? NaN, 2);
  }
});

test('what a page hides or takes from the pointer stays so in a laboratory', async ({ page }) => {
  await embed(page, '<div id="around"><dk-softmax guess="off"></dk-softmax></div>');
  const live = page.locator('dk-softmax').locator('.live').first();
  await expect(live).toBeVisible();
  await page.locator('#around').evaluate(({ style }) => {
    Object.assign(style, { visibility: 'hidden', pointerEvents: 'none' });
  });
  await expect(live).toBeHidden();
  await expect(live).toHaveCSS('pointer-events', 'none');
});

test('in letters of twice the size, as a reader may have them, the matrices of attention fit into the window', async ({
  page,
  session,
}) => {
  // At half as much again and more the root's size counts as the page's own unit: a reader's larger letters are the browser's.
  await session.send('Page.enable');
  try {
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.setViewportSize({ width: 1280, height: 1024 });
    await embed(page, '<p></p>');
    // The browser takes a moment to tell the page, and a laboratory measures its letters when it comes.
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await page.locator('body').evaluate((body) => {
      body.insertAdjacentHTML('beforeend', '<dk-attention guess="off"></dk-attention>');
    });
    const attention = page.locator('dk-attention');
    await expect(attention.getByRole('button', { name: 'Reset' })).toBeVisible();
    await expect(attention.locator('.live').first()).toHaveCSS('font-size', '32px');
    await expect(attention.locator('.flow.medium')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  } finally {
    // The browser keeps it when the session has ended.
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  }
});
