// What is pasted into Canvas, Moodle and Open edX, on a page of another origin that leaves of it what the platform leaves.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { folder as artefacts, requireArtefacts } from './artefacts.ts';
import { sweep } from './expected.ts';
import { serve } from './serve.ts';
import { expectMeasured, expectUndisturbed, watch } from './watch.ts';

const embedding = resolve(import.meta.dirname, '../../docs/embedding');

/** What Canvas's public list of permitted elements and attributes has of a frame, in its least generous form; of Moodle's editors the same. */
const permitted = ['src', 'width', 'height', 'style', 'title', 'class', 'allowfullscreen'];

interface Platform {
  name: string;
  file: string;
  /** Takes out all but paragraphs and frames with permitted attributes. */
  cleans: boolean;
  /** The message that the platform, or the pasted script, answers by giving the frame its height. */
  answers?: 'lti.frameResize';
  /** The frame takes the height of its laboratory. */
  grows: boolean;
}

const platforms: readonly Platform[] = [
  { name: 'Canvas', file: 'canvas/frame.html', cleans: true, answers: 'lti.frameResize', grows: true },
  { name: 'Moodle', file: 'moodle/frame.html', cleans: true, grows: false },
  { name: 'Open edX', file: 'open-edx/component.html', cleans: false, grows: true },
  { name: 'Open edX without the script', file: 'open-edx/component.html', cleans: true, grows: false },
];

interface Message {
  type?: string;
  subject?: string;
  height?: number;
}

/** Runs in the platform's page: leans on nothing outside itself. */
function platform([text, allowed, answers]: [string, string[] | null, string | undefined]): void {
  const here = globalThis as unknown as { messages: Message[] };
  here.messages = [];
  addEventListener('message', (event: MessageEvent<Message>) => {
    here.messages.push(event.data);
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentWindow === event.source && answers !== undefined && event.data.subject === answers)
        frame.style.height = `${String(event.data.height)}px`;
  });
  const pasted = document.createRange().createContextualFragment(text);
  if (allowed)
    for (const element of pasted.querySelectorAll('*'))
      if (!['P', 'IFRAME'].includes(element.tagName)) element.remove();
      else for (const { name } of [...element.attributes]) if (!allowed.includes(name)) element.removeAttribute(name);
  document.querySelector('main')?.append(pasted);
}

async function paste(page: Page, { file, cleans, answers }: Platform, address: string, text?: string): Promise<void> {
  const written = text ?? readFileSync(join(embedding, file), 'utf8');
  expect(written).toContain('https://<your-site>/');
  const own = written.replaceAll('https://<your-site>/', address);
  await page.evaluate(platform, [own, cleans ? permitted : null, answers] as [
    string,
    string[] | null,
    string | undefined,
  ]);
}

const course = '<!doctype html><html lang="en"><title>A course</title><main style="width: 900px"></main></html>';

for (const each of platforms)
  test(`${each.name}: the pasted text shows a laboratory that computes, ${each.grows ? 'as high as it needs to be' : 'in the height that it gives'}`, async ({
    page,
  }) => {
    requireArtefacts();
    const platformServer = await serve('/nowhere', { pages: { '/unit': course } });
    const files = await serve(join(artefacts, 'site'), { path: '/sqrt-dk/' });
    // Another name is another origin.
    const address = files.address.replace('localhost', '127.0.0.1');
    const watched = watch(page);
    await page.goto(`${platformServer.origin}/unit`);
    await paste(page, each, address);
    await expect.poll(() => page.frames().length).toBe(2);
    const frame = page.frames()[1] ?? page.mainFrame();
    await expectMeasured(frame, [sweep()]);
    const told = (): Promise<Message[]> =>
      page.evaluate(() => (globalThis as unknown as { messages: Message[] }).messages);
    const high = (): Promise<number> => page.locator('iframe').evaluate((element) => element.clientHeight);
    const needed = (): Promise<number> => frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
    const heights = async (): Promise<(number | undefined)[]> => {
      const messages = await told();
      const own = messages.findLast(({ type }) => type === 'dk-height')?.height;
      const lti = messages.findLast(({ subject }) => subject === 'lti.frameResize')?.height;
      return [own, lti, each.grows ? await high() : undefined];
    };
    // The laboratory may still grow by a line, so all are looked at together.
    await expect
      .poll(async () => {
        const height = await needed();
        return (await heights()).filter((other) => other !== undefined).every((other) => other === height);
      })
      .toBe(true);
    expect((await heights()).slice(0, 2).every((height) => (height ?? 0) > 1000)).toBe(true);
    if (!each.grows) expect(await high()).toBe(900);
    const pictures = process.env.COURSES_PICTURES;
    if (pictures !== undefined) {
      await page.setViewportSize({ width: 1000, height: 2100 });
      await page.screenshot({ path: join(pictures, `${each.name.replaceAll(' ', '-')}.png`) });
    }
    expectUndisturbed(watched, [platformServer.origin, new URL(address).origin]);
    expect([...platformServer.missing, ...files.missing]).toEqual([]);
    await Promise.all([platformServer.close(), files.close()]);
  });

test('what a platform takes out is gone: an element of the page itself shows nothing there', async ({ page }) => {
  const [canvas] = platforms;
  if (!canvas) throw new Error('no platform');
  const platformServer = await serve('/nowhere', { pages: { '/unit': course } });
  await page.goto(`${platformServer.origin}/unit`);
  const text = '<p>Kept</p><script src="https://<your-site>/sqrt-dk.js"></script><dk-variance>Lost</dk-variance>';
  await paste(page, canvas, `${platformServer.origin}/`, text);
  await expect(page.locator('main')).toHaveText('Kept');
  expect(platformServer.missing).toEqual([]);
  await platformServer.close();
});
