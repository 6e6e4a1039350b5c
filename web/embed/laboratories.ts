// The laboratories that a frame can show, by their names in its address: that of the element without "dk-".

const loaders: Readonly<Record<string, () => Promise<unknown>>> = {
  opening: () => import('../laboratories/opening/define.ts'),
  attention: () => import('../laboratories/attention/define.ts'),
  'worked-example': () => import('../laboratories/worked-example/define.ts'),
  variance: () => import('../laboratories/variance/define.ts'),
  proof: () => import('../laboratories/proof/define.ts'),
  softmax: () => import('../laboratories/softmax/define.ts'),
  gradient: () => import('../laboratories/gradient/define.ts'),
  scalings: () => import('../laboratories/scalings/define.ts'),
  temperature: () => import('../laboratories/temperature/define.ts'),
  assumptions: () => import('../laboratories/assumptions/define.ts'),
  'saturation-map': () => import('../laboratories/saturation-map/define.ts'),
  additive: () => import('../laboratories/additive/define.ts'),
  training: () => import('../laboratories/training/define.ts'),
  'width-sweep': () => import('../laboratories/width-sweep/define.ts'),
  'rate-map': () => import('../laboratories/rate-map/define.ts'),
  precision: () => import('../laboratories/precision/define.ts'),
  models: () => import('../laboratories/models/define.ts'),
  quiz: () => import('../laboratories/quiz/define.ts'),
};

export const names = Object.keys(loaders);

/** Defines the element of a laboratory and gives its tag; undefined where none has that name. */
export async function defined(name: string): Promise<string | undefined> {
  if (!names.includes(name)) return undefined;
  await loaders[name]?.();
  return `dk-${name}`;
}
