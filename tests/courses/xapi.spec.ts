// The listener of docs/embedding/xapi/: what is sent when a reader answers and when figures change, and that it is what xAPI asks of a statement.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serve } from './serve.ts';
import { followed } from './steps.ts';

interface Statement {
  id: string;
  timestamp: string;
  actor: object;
  verb: { id: string; display: Record<string, string> };
  object: { objectType: string; id: string };
  result: { success?: boolean; response?: string; extensions?: Record<string, Record<string, unknown>> };
}

test('an answer is told as answered, changed figures as interacted, each as a statement of its own', async ({
  page,
}) => {
  const { folder } = await followed('xapi');
  expect(existsSync(join(folder, 'sqrt-dk-statements.js'))).toBe(true);
  const served = await serve(folder, { path: '/' });
  const sent: Statement[] = [];
  await page.route('**/statements', async (route) => {
    sent.push(route.request().postDataJSON() as Statement);
    await route.fulfill({ status: 204 });
  });
  const verbs = (name: string): Statement[] => sent.filter(({ verb }) => verb.display['en-US'] === name);
  await page.goto(`${served.origin}/page.html`);
  await expect.poll(() => verbs('interacted').length).toBeGreaterThan(0);
  expect(verbs('answered')).toEqual([]);

  const quiz = page.locator('dk-quiz');
  await quiz.scrollIntoViewIfNeeded();
  const field = quiz.locator('form.number input');
  await field.fill('512');
  await field.press('Enter');
  await expect.poll(() => verbs('answered').length).toBe(1);
  await field.fill('22.6');
  await field.press('Enter');
  await expect.poll(() => verbs('answered').length).toBe(2);
  const results = verbs('answered').map(({ result }) => result);
  expect(results).toEqual([
    { success: false, response: '512' },
    { success: true, response: '22.6' },
  ]);

  const course = 'https://your-school.example/courses/attention';
  const objects = new Set(verbs('answered').map(({ object }) => object.id));
  expect([...objects]).toEqual([
    expect.stringMatching(/^https:\/\/your-school\.example\/courses\/attention#dk-quiz\/[\w-]+$/),
  ]);
  expect(verbs('interacted')[0]?.object.id).toBe(`${course}#dk-variance`);
  // What a sweep under way tells says how far it is; the last says that all is drawn.
  await expect
    .poll(() => verbs('interacted').at(-1)?.result.extensions?.[`${course}#parameters`])
    .toMatchObject({ samples: 2000, keys: 8 });
  expect(new Set(sent.map(({ id }) => id)).size).toBe(sent.length);
  for (const { id, timestamp, actor, verb, object } of sent) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Date(timestamp).toISOString()).toBe(timestamp);
    expect(actor).toEqual({ account: { homePage: 'https://your-school.example/', name: 'student-17' } });
    expect(verb.id).toMatch(/^http:\/\/adlnet\.gov\/expapi\/verbs\/(?:answered|interacted)$/);
    expect(object.objectType).toBe('Activity');
  }
  await served.close();
});
