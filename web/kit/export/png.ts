// An SVG file as a PNG image, drawn by the browser. Where that fails, the error says why.

/** Image pixels for each pixel of the drawing: sharp on slides. */
const density = 2;

/**
 * policy     the page's policy forbids images from its own data
 * too-large  the browser draws no image of this size
 * not-drawn  anything else, which `detail` tells
 */
export type PngRefusal = 'policy' | 'too-large' | 'not-drawn';

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
    throw new PngError('not-drawn', thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown));
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
      if (refused === undefined) await new Promise((resolve) => setTimeout(resolve, reported));
      return refused;
    },
    end: () => document.removeEventListener('securitypolicyviolation', note),
  };
}
