// A laboratory in the output of a notebook whose own keys move, cut and delete cells.
import { expect, test } from '../page/test.ts';
import { embed } from './host.ts';

test('a notebook that takes keys before any element hears of them leaves a control those that it uses', async ({
  page,
}) => {
  // As JupyterLab does: it asks the target and what is around it, which is the laboratory wherever in it the focus is.
  const notebook = `<script>
    window.heard = [];
    const take = (event) => {
      if (event.target.closest('[data-lm-suppress-shortcuts]')) return;
      heard.push(event.key);
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('keydown', take, true);
    for (const type of ['copy', 'cut', 'paste']) document.addEventListener(type, () => heard.push(type));
  </script>`;
  await embed(page, `<dk-softmax guess="off"></dk-softmax><input id="own" />${notebook}`);
  const softmax = page.locator('dk-softmax');
  await expect(softmax.getByRole('button', { name: 'Reset' })).toBeVisible();
  const press = async (...keys: string[]): Promise<string[]> => {
    for (const key of keys) await page.keyboard.press(key);
    return page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
  };
  const slider = softmax.locator('input[type="range"]').first();
  const before = Number(await slider.inputValue());
  await slider.focus();
  expect(await press('ArrowRight', 'Escape', 'Control+s')).toEqual(['Escape', 'Control', 's']);
  expect(Number(await slider.inputValue())).toBe(before + 1);
  const factor = softmax.locator('#factor');
  await factor.fill('2');
  expect(await press('x', 'd', 'd', 'Backspace', 'Backspace', 'Backspace', '5')).toEqual([]);
  await expect(factor).toHaveValue('25');
  expect(await press('Control+a', '7')).toEqual(['Control']);
  await expect(factor).toHaveValue('7');
  expect(await press('Control+a', 'Control+c', 'End', 'Control+v')).toEqual(['Control', 'Control', 'Control']);
  await expect(factor).toHaveValue('77');
  await softmax.getByRole('button', { name: 'Reset' }).focus();
  expect(await press('x', 'Enter')).toEqual(['x']);
  await expect(factor).toHaveValue('1');
  await page.locator('#own').focus();
  expect(await press('x', 'ArrowRight')).toEqual(['x', 'ArrowRight']);
  await expect(softmax).not.toHaveAttribute('data-lm-suppress-shortcuts');
});
