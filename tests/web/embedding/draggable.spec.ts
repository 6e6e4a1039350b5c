// A laboratory in a card that can be dragged as a whole, as on boards: a drag that begins on a slider or a handle is the laboratory's.
import { expect, test } from '../page/test.ts';
import { embed } from './host.ts';

test('in a card that is dragged as a whole sliders and handles move, and the card does not; beside them it does', async ({
  page,
}) => {
  const card = '<div id="card" draggable="true" style="padding: 20px"><dk-softmax guess="off"></dk-softmax></div>';
  await embed(page, card);
  const softmax = page.locator('dk-softmax');
  await expect(softmax.getByRole('button', { name: 'Reset' })).toBeVisible();
  await page.evaluate(() => {
    document
      .querySelector('#card')
      ?.addEventListener('dragstart', () => document.body.toggleAttribute('data-dragged', true));
  });
  const drag = async (part: string): Promise<void> => {
    const found = softmax.locator(part).first();
    await found.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await found.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    for (const by of [10, 20, 30, 40, 50, 60]) await page.mouse.move(x + width / 2 + by, y + height / 2 - by / 3);
    await page.mouse.up();
  };
  await drag('input[type="range"]');
  expect(Number(await softmax.locator('#factor').inputValue())).toBeGreaterThan(2);
  await drag('.handle .dk-point');
  await expect(softmax).not.toHaveJSProperty('scores', [2.5, 1, 0.5, -0.5, -1.5]);
  await expect(page.locator('body')).not.toHaveAttribute('data-dragged');
  await expect(softmax).not.toHaveAttribute('draggable');
  await drag('.live');
  await expect(page.locator('body')).toHaveAttribute('data-dragged');

  // One that the page lets be dragged itself stays so.
  await softmax.evaluate((element) => element.setAttribute('draggable', 'true'));
  await drag('input[type="range"]');
  await expect(softmax).toHaveAttribute('draggable', 'true');
});

test('in a drawer that takes the pointer to where it went down, buttons are pressed', async ({ page }) => {
  await embed(page, '<div id="drawer"><dk-softmax guess="off"></dk-softmax></div>');
  await page.locator('#drawer').evaluate((drawer: HTMLElement) => {
    drawer.addEventListener('pointerdown', ({ target, pointerId }) => (target as Element).setPointerCapture(pointerId));
  });
  const softmax = page.locator('dk-softmax');
  await softmax.getByRole('button', { name: 'Share or embed' }).click();
  await expect(softmax.getByRole('dialog')).toBeVisible();
});

test('on a map that comes nearer at a double click, two clicks on a button or into a field leave it where it is', async ({
  page,
}) => {
  await embed(page, '<div id="map"><dk-softmax guess="off"></dk-softmax></div>');
  await page.locator('#map').evaluate((map) => {
    map.addEventListener('dblclick', () => document.body.toggleAttribute('data-nearer', true));
  });
  const softmax = page.locator('dk-softmax');
  await softmax.getByRole('button', { name: '2', exact: true }).dblclick();
  await softmax.locator('#factor').dblclick();
  await softmax.locator('input[type="range"]').first().dblclick();
  await softmax.locator('.handle .dk-point').first().dblclick();
  await expect(page.locator('body')).not.toHaveAttribute('data-nearer');
  await softmax.locator('.live').dblclick();
  await expect(page.locator('body')).toHaveAttribute('data-nearer');
});

test('on a board that takes every press, a click leads into a text field, and one beside it is the board’s', async ({
  page,
}) => {
  await embed(page, '<div id="board"><dk-softmax guess="off"></dk-softmax></div>');
  await page.locator('#board').evaluate((board) => {
    board.addEventListener('mousedown', (event) => event.preventDefault());
    board.addEventListener('pointerdown', () => document.body.toggleAttribute('data-pressed', true));
  });
  const softmax = page.locator('dk-softmax');
  await softmax.locator('#factor').click();
  await expect(softmax.locator('#factor')).toBeFocused();
  await expect(page.locator('body')).not.toHaveAttribute('data-pressed');
  await softmax.locator('.live').click();
  await expect(page.locator('body')).toHaveAttribute('data-pressed');
});
