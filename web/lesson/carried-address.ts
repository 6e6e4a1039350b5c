// Where a link of the lesson leads when it takes along the query and the settings of the page on which it stands.

/** The parts of a fragment that are settings: those without "=" name a place, and "at=" how far through a chapter. */
export function settingsIn(fragment: string): string[] {
  return fragment
    .replace(/^#/, '')
    .split('&')
    .filter((part) => part.includes('=') && !part.startsWith('at='));
}

/** The place that is named where settings follow and the link names none: they must not be taken for an old link to a laboratory. */
function startOf(path: string): string {
  const [, chapter] = /(?:^|\/)(?!index\.|de\.|chapters[.-])([a-z]+)(?:-de)?\.html$/.exec(path) ?? [];
  if (chapter !== undefined) return chapter;
  return /(?:^|\/)chapters(?:-de)?\.html$/.test(path) ? '' : 'story-opening';
}

/**
 * href  as it stands in the page, relative; to the story, a chapter, or all chapters
 * here  the query and the fragment of the page
 */
export function carriedAddress(href: string, here: { search: string; hash: string }): string {
  const [, path = '', own = ''] = /^([^?#]*)[^#]*#?(.*)$/s.exec(href) ?? [];
  const settings = settingsIn(here.hash);
  const place = own.split('&').find((part) => part !== '' && !part.includes('=')) ?? '';
  const named = place === '' && settings.length > 0 ? startOf(path) : place;
  const fragment = [named, ...settings].filter(Boolean).join('&');
  return path + here.search + (fragment && `#${fragment}`);
}
