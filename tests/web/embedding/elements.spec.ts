// Laboratories on somebody else's page: attributes, properties, events, slots, and what its author hides.
import { expect, test } from '../page/test.ts';
import { embed, told } from './host.ts';

test('a property set before the element is defined becomes its attribute and its value', async ({ page }) => {
  await embed(
    page,
    '<dk-softmax guess="off"></dk-softmax>',
    `<script>Object.assign(document.querySelector('dk-softmax'), { factor: 2, scores: [3, 1] })</script>`,
  );
  const softmax = page.locator('dk-softmax');
  await expect(softmax.getByLabel('Scores', { exact: true })).toHaveValue(/^3[,;] ?1$/);
  await expect(softmax).toHaveAttribute('factor', '2');
  expect(await softmax.evaluate((element) => (element as unknown as { scores: number[] }).scores)).toEqual([3, 1]);
});

test('attributes follow what the reader sets, and Reset leads back to the author’s', async ({ page }) => {
  await embed(page, '<dk-opening dimension="16"></dk-opening>');
  const opening = page.locator('dk-opening');
  await opening.locator('#dimension').press('End');
  await expect(opening).toHaveAttribute('dimension', '4096');
  await opening.getByRole('button', { name: 'Another draw' }).click();
  await expect(opening).toHaveAttribute('draw', '1');
  await opening.getByRole('button', { name: 'Reset' }).click();
  await expect(opening).toHaveAttribute('dimension', '16');
  await expect(opening).not.toHaveAttribute('draw');
});

test('an attribute set later changes that setting alone; what is refused is said, told, and changes nothing', async ({
  page,
}) => {
  await embed(page, '<dk-opening></dk-opening>');
  const opening = page.locator('dk-opening');
  const slider = opening.locator('#dimension');
  await opening.getByRole('button', { name: 'Another draw' }).click();
  await opening.evaluate((element) => {
    element.setAttribute('dimension', '256');
  });
  await expect(slider).toHaveAttribute('aria-valuetext', /^dₖ = 256\./);
  await expect(opening).toHaveAttribute('draw', '1');
  await opening.evaluate((element) => {
    (element as unknown as { dimension: number }).dimension = 5000;
  });
  await expect(opening.locator('.note')).toContainText('“5000” is out of range. Allowed: 1 to 4096.');
  await expect(slider).toHaveAttribute('aria-valuetext', /^dₖ = 256\./);
  expect((await told(page, 'dk-error')).map(({ detail }) => detail)).toEqual([
    { laboratory: 'dk-opening', parameter: 'dimension', value: '5000', range: '1 … 4096', code: 'out-of-range' },
  ]);
});

test('a page that is patched in place brings back what it says itself, and leaves the rest as the reader has set it', async ({
  page,
}) => {
  // Saved by a browser or made ahead, it has had a shadow tree, which gives way.
  const ahead = '<template shadowrootmode="open"><p>Made ahead</p></template>';
  await embed(page, `<dk-opening dimension="16">${ahead}</dk-opening>`);
  const opening = page.locator('dk-opening');
  await opening.locator('#dimension').press('End');
  await opening.getByRole('button', { name: 'Another draw' }).click();
  await expect(opening).toHaveAttribute('draw', '1');
  await expect(opening.getByText('Made ahead')).toHaveCount(0);
  // As Turbo, LiveView, Livewire and htmx make attributes those of the page that they were sent.
  await opening.evaluate((element) => {
    for (const { name } of [...element.attributes]) if (name !== 'dimension') element.removeAttribute(name);
    element.setAttribute('dimension', '16');
  });
  await expect(opening.locator('#dimension')).toHaveAttribute('aria-valuetext', /^dₖ = 16\./);
  const value = (name: string): Promise<unknown> =>
    opening.evaluate((element, of) => Reflect.get(element, of) as unknown, name);
  expect([await value('dimension'), await value('draw')]).toEqual([16, 1]);
  await opening.getByRole('button', { name: 'Another draw' }).click();
  await expect(opening).toHaveAttribute('draw', '2');
});

test('an address that would run a script is no address of the worksheet: it is refused and led to by no link', async ({
  page,
}) => {
  await embed(page, '<dk-quiz worksheet="javascript:alert(1)//"></dk-quiz>');
  const quiz = page.locator('dk-quiz');
  await expect(quiz.locator('.note')).toContainText('“javascript:alert(1)//”');
  await expect(quiz.locator('.paper')).toHaveCount(0);
  expect((await told(page, 'dk-error')).map(({ detail }) => [detail.parameter, detail.range])).toEqual([
    ['worksheet', 'https:, http:, file:'],
  ]);
  await quiz.evaluate((element) => {
    element.setAttribute('worksheet', 'sheets/mine.html');
  });
  await expect(quiz.getByRole('link', { name: 'This sheet on paper' })).toHaveAttribute('href', /^sheets\/mine\.html#/);
  await expect(quiz.locator('.note')).toHaveCount(0);
});

test('what is refused at the start is said above the laboratory and told', async ({ page }) => {
  await embed(page, '<dk-softmax factor="lots" guess="off" heading-level="9" hide="factor sed"></dk-softmax>');
  const softmax = page.locator('dk-softmax');
  await expect(softmax.getByRole('button', { name: 'Reset' })).toBeVisible();
  await expect(softmax.locator('.note')).toHaveCount(3);
  await expect
    .poll(async () => (await told(page, 'dk-error')).map(({ detail }) => detail.parameter))
    .toEqual(['factor', 'hide', 'heading-level']);
});

test('a laboratory tells when it is ready, each change, and what it found, in plain JSON', async ({ page }) => {
  await embed(page, '<dk-softmax guess="off"></dk-softmax>');
  const softmax = page.locator('dk-softmax');
  await expect.poll(async () => (await told(page, 'dk-ready')).length).toBe(1);
  await softmax.locator('#factor').fill('4');
  await expect
    .poll(async () => (await told(page, 'dk-change')).at(-1)?.detail)
    .toMatchObject({
      laboratory: 'dk-softmax',
      settings: { factor: 4, scores: [2.5, 1, 0.5, -0.5, -1.5] },
    });
  await expect.poll(async () => (await told(page, 'dk-result')).at(-1)?.detail.parameters).toMatchObject({ factor: 4 });
  const found = (await told(page, 'dk-result')).at(-1)?.detail as { columns: string[]; rows: unknown[][] };
  expect(found.rows.length).toBeGreaterThan(0);
  expect(found.rows.every((row) => row.length === found.columns.length)).toBe(true);
  await softmax.locator('#factor').fill('x');
  await expect.poll(async () => (await told(page, 'dk-error')).at(-1)?.detail.value).toBe('x');
});

test('what an author hides cannot be seen nor set by the reader', async ({ page }) => {
  await embed(page, '<dk-opening hide="dimension draw" draw="3"></dk-opening>');
  const opening = page.locator('dk-opening');
  await expect(opening.getByRole('button', { name: 'Reset' })).toBeVisible();
  await expect(opening.locator('#dimension')).toBeHidden();
  await expect(opening.getByRole('button', { name: 'Another draw' })).toBeHidden();
  await opening.evaluate((element) => {
    const slider = element.shadowRoot?.querySelector<HTMLInputElement>('#dimension');
    if (slider) slider.value = '0';
    slider?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await opening.getByText('The numbers as a table').click();
  await opening.getByLabel('Seed', { exact: true }).fill('9');
  await expect
    .poll(async () => (await told(page, 'dk-change')).at(-1)?.detail.settings)
    .toEqual({
      seed: '9',
      dimension: 64,
      draw: 3,
    });
});

test('theme, heading level and language are the author’s, and a caption stands below', async ({ page }) => {
  await embed(
    page,
    `<dk-softmax theme="dark" heading-level="1" lang="de" guess="off"><p slot="caption">Figure 1</p><p>Fallback</p></dk-softmax>`,
  );
  const softmax = page.locator('dk-softmax');
  await expect(softmax.getByRole('button', { name: 'Zurücksetzen' })).toBeVisible();
  await expect(softmax.getByText('Figure 1')).toBeVisible();
  await expect(softmax.getByText('Fallback')).toBeHidden();
  const paper = (): Promise<string> => softmax.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [light, dark] = ['rgb(255, 254, 250)', 'rgb(22, 23, 26)'];
  expect(await paper()).toBe(dark);
  const levels = await softmax.locator('.heading').evaluateAll((all) => all.map(({ ariaLevel }) => ariaLevel));
  expect(new Set(levels)).toEqual(new Set(levels.length > 0 ? ['1'] : []));
  await page.emulateMedia({ colorScheme: 'dark' });
  await softmax.evaluate((element) => {
    element.setAttribute('theme', 'light');
  });
  await expect.poll(paper).toBe(light);
  await softmax.evaluate((element) => {
    element.removeAttribute('theme');
  });
  await expect.poll(paper).toBe(dark);
});

test('without a theme a laboratory is light or dark as the page around it says, also when that changes', async ({
  page,
}) => {
  await embed(
    page,
    '<style>html.night { color-scheme: dark } html.day { color-scheme: light }</style><dk-softmax guess="off"></dk-softmax>',
  );
  const softmax = page.locator('dk-softmax');
  await expect(softmax.getByRole('button', { name: 'Reset' })).toBeVisible();
  const paper = (): Promise<string> => softmax.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [light, dark] = ['rgb(255, 254, 250)', 'rgb(22, 23, 26)'];
  const become = (name: string): Promise<void> =>
    page.evaluate((to) => {
      document.documentElement.className = to;
    }, name);
  expect(await paper()).toBe(light);
  await become('night');
  await expect.poll(paper).toBe(dark);
  // Where the page says nothing, the system does.
  await become('');
  await expect.poll(paper).toBe(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(paper).toBe(dark);
  await become('day');
  await expect.poll(paper).toBe(light);
  await softmax.evaluate((element) => {
    element.setAttribute('theme', 'dark');
  });
  await expect.poll(paper).toBe(dark);
});

test('a part of the page that turns dark around a laboratory turns it dark too, also out of a shadow tree', async ({
  page,
}) => {
  // As bookdown's books do, whose root and body stay as they are.
  await embed(
    page,
    `<style>.night { color-scheme: dark }</style><main><article>
      <div><template shadowrootmode="open"><dk-softmax guess="off"></dk-softmax></template></div></article></main>`,
  );
  const softmax = page.locator('dk-softmax');
  await expect(softmax.getByRole('button', { name: 'Reset' })).toBeVisible();
  await expect(softmax).toHaveCSS('background-color', 'rgb(255, 254, 250)');
  await page.locator('main').evaluate((main) => main.classList.add('night'));
  await expect(softmax).toHaveCSS('background-color', 'rgb(22, 23, 26)');
  await page.locator('main').evaluate((main) => main.classList.remove('night'));
  await expect(softmax).toHaveCSS('background-color', 'rgb(255, 254, 250)');
});

test('the address of somebody else’s page is neither read nor written, and a laboratory that is moved stays as it is', async ({
  page,
}) => {
  await embed(page, '<div id="other"></div><dk-opening></dk-opening>');
  const opening = page.locator('dk-opening');
  await opening.locator('#dimension').press('End');
  await page.evaluate(() => {
    location.hash = '#v=1&opening.d=2&seed=5';
  });
  await page.waitForTimeout(700);
  expect(new URL(page.url()).hash).toBe('#v=1&opening.d=2&seed=5');
  await page.evaluate(() => document.querySelector('#other')?.append(document.querySelector('dk-opening') ?? ''));
  await expect(opening.locator('#dimension')).toHaveAttribute('aria-valuetext', /^dₖ = 4,096\./);
  await expect(opening.getByRole('button', { name: 'Copy link' })).toHaveCount(0);
});

test('ten laboratories compile each module once and share one pool of workers', async ({ page }) => {
  await page.addInitScript(() => {
    const counts = { compiled: 0, workers: 0 };
    Object.assign(window, { counts });
    for (const name of ['compile', 'compileStreaming'] as const) {
      const own = WebAssembly[name] as (source: never) => Promise<WebAssembly.Module>;
      WebAssembly[name] = ((source: never) => {
        counts.compiled++;
        return own(source);
      }) as never;
    }
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        counts.workers++;
      }
    };
  });
  const many = '<dk-variance guess="off" samples="100" dimensions="1 4"></dk-variance><dk-opening></dk-opening>'.repeat(
    5,
  );
  await embed(page, many);
  for (const variance of await page.locator('dk-variance').all()) {
    await variance.scrollIntoViewIfNeeded();
    await expect(variance.getByRole('button', { name: 'Run again' })).toBeVisible();
  }
  const { compiled, workers, cores } = await page.evaluate(() => ({
    ...(window as unknown as { counts: { compiled: number; workers: number } }).counts,
    cores: navigator.hardwareConcurrency,
  }));
  // The core, and what chapters ask for beyond it.
  expect(compiled).toBe(2);
  expect(workers).toBeLessThanOrEqual(Math.min(cores, 8));
});
