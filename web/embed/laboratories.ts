// The laboratories that a frame can show, by their names in its address: that of the element without "dk-".

const loaders: Readonly<Record<string, () => Promise<unknown>>> = {
  opening: () => import('../elements/dk-opening/define.ts'),
  attention: () => import('../elements/dk-attention/define.ts'),
  'worked-example': () => import('../elements/dk-worked-example/define.ts'),
  variance: () => import('../elements/dk-variance/define.ts'),
  proof: () => import('../elements/dk-proof/define.ts'),
  softmax: () => import('../elements/dk-softmax/define.ts'),
  gradient: () => import('../elements/dk-gradient/define.ts'),
  scalings: () => import('../elements/dk-scalings/define.ts'),
  temperature: () => import('../elements/dk-temperature/define.ts'),
  assumptions: () => import('../elements/dk-assumptions/define.ts'),
  'saturation-map': () => import('../elements/dk-saturation-map/define.ts'),
  additive: () => import('../elements/dk-additive/define.ts'),
  training: () => import('../elements/dk-training/define.ts'),
  'width-sweep': () => import('../elements/dk-width-sweep/define.ts'),
  'rate-map': () => import('../elements/dk-rate-map/define.ts'),
  precision: () => import('../elements/dk-precision/define.ts'),
  models: () => import('../elements/dk-models/define.ts'),
  quiz: () => import('../elements/dk-quiz/define.ts'),
};

export const names = Object.keys(loaders);

/** Defines the element of a laboratory and gives its tag; undefined where none has that name. */
export async function defined(name: string): Promise<string | undefined> {
  if (!names.includes(name)) return undefined;
  await loaders[name]?.();
  return `dk-${name}`;
}
