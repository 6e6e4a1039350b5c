// What is said in German on the page that shows one laboratory in a frame.
import type { embed as english } from './words.en.ts';

export const embed: Readonly<Record<keyof typeof english, string>> = {
  'embed.unknown': 'Kein Laboratorium heißt „{lab}“. Bekannt sind: {known}.',
  'embed.none': 'Die Adresse nennt kein Laboratorium. Sie kann auf „?lab=“ und einen dieser Namen enden: {known}.',
  'embed.notFetched': 'Das Laboratorium ließ sich nicht laden. Ein neues Laden der Seite versucht es noch einmal.',
};
