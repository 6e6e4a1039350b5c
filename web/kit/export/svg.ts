// The pictures of a laboratory as one SVG file: each under its title, with the colours that it has on the page, and with
// what was asked in its metadata. It needs no style sheet, so that any program draws it alike. And that file as a PNG image.
import { passed } from '../../core/frame.ts';
import { detailOf } from '../../core/refusal.ts';

export interface Drawn {
  title: string;
  svg: SVGSVGElement;
}

/** What the file says of itself. */
interface SvgFacts {
  title: string;
  /** Parameters, seed and version, e.g. as JSON. */
  metadata: string;
  paper: string;
  ink: string;
}

const space = 'http://www.w3.org/2000/svg';
const titleHeight = 30;
const gap = 24;
const margin = 16;

/** Properties that a picture has from style sheets, with the values that need not be written. */
const styled: Readonly<Record<string, readonly string[]>> = {
  fill: [],
  'fill-opacity': ['1'],
  stroke: ['none'],
  'stroke-width': ['1px'],
  'stroke-dasharray': ['none'],
  'stroke-opacity': ['1'],
  'stroke-linejoin': ['miter'],
  'stroke-linecap': ['butt'],
  'paint-order': ['normal'],
  opacity: ['1'],
  'font-size': [],
  'font-family': [],
  'font-weight': ['400'],
  'font-style': ['normal'],
  'text-anchor': ['start'],
  'font-variant-numeric': ['normal'],
};
const ofText = /^(?:font|text)/;

/** The file's text. Pictures stand in rows as on the page, each as large as there. */
export function svgFile(rows: readonly (readonly Drawn[])[], { title, metadata, paper, ink }: SvgFacts): string {
  const file = document.createElementNS(space, 'svg');
  let width = 0;
  let height = 0;
  for (const row of rows) {
    let right = 0;
    let tallest = 0;
    for (const { title: name, svg } of row) {
      const size = sizeOf(svg);
      const place = { x: String(right), y: String(height + 20) };
      const head = element('text', { ...place, 'font-family': 'sans-serif', 'font-size': '16', fill: ink });
      head.textContent = name;
      const copy = resolved(svg);
      copy.setAttribute('x', String(right));
      copy.setAttribute('y', String(height + titleHeight));
      copy.setAttribute('width', String(size.width));
      copy.setAttribute('height', String(size.height));
      file.append(head, copy);
      right += size.width + gap;
      tallest = Math.max(tallest, size.height);
    }
    width = Math.max(width, right - gap);
    height += titleHeight + tallest + gap;
  }
  const box = {
    x: String(-margin),
    y: String(-margin),
    width: String(width + 2 * margin),
    height: String(height + 2 * margin),
  };
  file.setAttribute('viewBox', Object.values(box).join(' '));
  file.setAttribute('width', box.width);
  file.setAttribute('height', box.height);
  const named = element('title', {});
  named.textContent = title;
  const facts = element('metadata', {});
  facts.textContent = metadata;
  file.prepend(named, facts, element('rect', { ...box, fill: paper }));
  return `${new XMLSerializer()
    .serializeToString(file)
    .replace(/<!--.*?-->/gs, '')
    .replace(/>\s+</g, '>\n<')}\n`;
}

function element(name: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const made = document.createElementNS(space, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** Of the viewBox, which is that of the drawing; of the box on the page where there is none. */
function sizeOf(svg: SVGSVGElement): { width: number; height: number } {
  // Firefox gives null where there is no viewBox, Chromium an empty one.
  const viewBox = svg.viewBox.baseVal as DOMRect | null;
  if (viewBox && viewBox.width > 0) return { width: viewBox.width, height: viewBox.height };
  const box = svg.getBoundingClientRect();
  return { width: Math.round(box.width), height: Math.round(box.height) };
}

/** A copy in which every element has its styles as attributes. */
function resolved(original: SVGSVGElement): SVGSVGElement {
  const copy = original.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  [original, ...original.querySelectorAll<SVGElement>('*')].forEach((from, index) => {
    const to = copies[index];
    if (!to) return;
    const style = getComputedStyle(from);
    const text = from.localName === 'text' || from.localName === 'tspan';
    if (from.localName !== 'g' && from !== original) {
      for (const [property, plain] of Object.entries(styled)) {
        if (ofText.test(property) && !text) continue;
        const value = style.getPropertyValue(property);
        if (value === '' || plain.includes(value)) to.removeAttribute(property);
        else to.setAttribute(property, value);
      }
    }
    for (const name of ['class', 'part', 'style', 'aria-hidden', 'tabindex']) to.removeAttribute(name);
  });
  return copy;
}

// As a PNG image, drawn by the browser. Where that fails, the error says why.

/** Image pixels for each pixel of the drawing: sharp on slides. */
const density = 2;

/**
 * policy     the page's policy forbids images from its own data
 * too-large  the browser draws no image of this size
 * not-drawn  anything else, which `detail` tells
 */
type PngRefusal = 'policy' | 'too-large' | 'not-drawn';

export class PngError extends Error {
  override readonly name = 'PngError';
  readonly code: PngRefusal;
  /** What the browser said. */
  readonly detail: string;

  constructor(code: PngRefusal, detail: string) {
    super(`${code}: ${detail}`);
    this.code = code;
    this.detail = detail;
  }
}

/** Rejects PngError. */
export async function png(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const forbidden = policyRefusals(address);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    const [width, height] = [density * image.naturalWidth, density * image.naturalHeight];
    [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext('2d');
    // Above its limit a browser gives a canvas without a context, or one that makes no file.
    const tooLarge = `${String(width)} × ${String(height)}`;
    if (!context) throw new PngError('too-large', tooLarge);
    context.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => {
        if (blob) resolve(blob);
        else reject(new PngError('too-large', tooLarge));
      }, 'image/png');
    });
  } catch (thrown) {
    if (thrown instanceof PngError) throw thrown;
    const directive = await forbidden.first();
    if (directive !== undefined) throw new PngError('policy', directive);
    throw new PngError('not-drawn', detailOf(thrown));
  } finally {
    forbidden.end();
    URL.revokeObjectURL(address);
  }
}

/** Milliseconds within which a browser reports what its policy has refused. */
const reported = 50;

/** What the page's policy refuses while an image is made: browsers tell it by an event, not by the error. */
function policyRefusals(address: string): { first: () => Promise<string | undefined>; end: () => void } {
  let refused: string | undefined;
  const note = ({ blockedURI, effectiveDirective, disposition }: SecurityPolicyViolationEvent): void => {
    const ours = blockedURI === 'blob' || address.startsWith(blockedURI);
    if (ours && disposition === 'enforce') refused ??= effectiveDirective;
  };
  document.addEventListener('securitypolicyviolation', note);
  return {
    first: async () => {
      if (refused === undefined) await passed(reported);
      return refused;
    },
    end: () => document.removeEventListener('securitypolicyviolation', note),
  };
}
