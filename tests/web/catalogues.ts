// The sentences of all elements in both languages: each module of words that the folders hold adds its own.
import type { Messages } from '../../web/i18n/say.ts';

type Words = Readonly<Record<string, string>>;

const english = import.meta.glob<Record<string, Words>>('../../web/{i18n,kit,embed,laboratories}/**/*words.en.ts', {
  eager: true,
});
const german = import.meta.glob<Record<string, Words>>('../../web/{i18n,kit,embed,laboratories}/**/*words.de.ts', {
  eager: true,
});

/** By module, without the language: "laboratories/softmax/words". */
const byModule = (modules: Readonly<Record<string, Record<string, Words>>>): Readonly<Record<string, Words>> =>
  Object.fromEntries(
    Object.entries(modules).map(([path, subjects]) => [
      path.replace(/^.*\/web\/|\.(?:en|de)\.ts$/g, ''),
      Object.assign({}, ...Object.values(subjects)) as Words,
    ]),
  );

export const englishModules = byModule(english);
export const elements = Object.assign({}, ...Object.values(englishModules)) as Messages;
export const germanElements = Object.assign({}, ...Object.values(byModule(german))) as Readonly<
  Partial<Record<keyof Messages, string>>
>;
