// Formulas as a screen reader finds them, in the browser's own accessibility tree: each is called by its words and by nothing else.
import { bringNear, expect, test } from './page/test.ts';

interface Node {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  childIds?: string[];
  backendDOMNodeId?: number;
}

/** What only the eye tells apart: heard one after another, these are not the formula. */
const laidOut = /^MathML(?:SquareRoot|Root|Fraction|Sup|SubSup|Under|Over|UnderOver)$/;

for (const [path, laboratory, formulas] of [
  ['./', undefined, 25],
  ['./de.html', undefined, 25],
  ['./chapters/gradient.html', undefined, 10],
  ['./chapters/proof-de.html', undefined, 15],
  ['./chapters/examples.html', 'dk-worked-example', 20],
] as const) {
  test(`each formula of ${path} is heard once, by its words or its letters`, async ({ page, session }) => {
    await page.goto(path);
    if (laboratory) await bringNear(page.locator(laboratory));
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll('main details')) folded.setAttribute('open', '');
    });
    const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const below = ({ childIds = [] }: Node): Node[] =>
      childIds.flatMap((id) => {
        const child = byId.get(id);
        return child ? [child, ...below(child)] : [];
      });
    const found = nodes.filter(({ ignored, role }) => !ignored && /^(?:math|MathMLMath)$/.test(role?.value ?? ''));
    expect(found.length).toBeGreaterThanOrEqual(formulas);
    let named = 0;
    for (const node of found) {
      const { node: element } = (await session.send('DOM.describeNode', {
        backendNodeId: node.backendDOMNodeId ?? 0,
      })) as {
        node: { attributes?: string[] };
      };
      const attributes = element.attributes ?? [];
      const words = attributes[attributes.indexOf('aria-label') + 1] ?? '';
      const label = attributes.includes('aria-label') ? words : '';
      expect(node.name?.value ?? '').toBe(label);
      const heard = below(node).filter(({ ignored }) => !ignored);
      if (label === '') {
        expect(heard.map(({ role }) => role?.value ?? '').filter((role) => laidOut.test(role))).toEqual([]);
        expect(heard.length).toBeGreaterThan(0);
      } else
        expect(
          heard.map(({ role, name }) => `${role?.value ?? ''} ${name?.value ?? ''}`),
          label,
        ).toEqual([]);
      if (label !== '') named += 1;
    }
    expect(named).toBeGreaterThan(3);
  });
}

for (const [path, name] of [
  ['./', /by the square root of d k ?\?$/],
  ['./de.html', /durch Wurzel aus d k ?\?$/],
] as const) {
  test(`the title of ${path} says the root that it shows`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(name);
  });
}
