// The address that snippets name: of GitHub's pages by the remote, as it is said, or a placeholder.
import { expect, test } from 'vitest';
import { addressesOf, placeholder, publishedMark } from '../../../web/lesson/pages/site-address.ts';

const sources = 'https://github.com/Some-One/sqrt-dk';

test.each([
  'https://github.com/Some-One/sqrt-dk',
  'https://github.com/Some-One/sqrt-dk.git',
  'https://name:token@github.com/Some-One/sqrt-dk.git/',
  'git@github.com:Some-One/sqrt-dk.git',
  'ssh://git@github.com/Some-One/sqrt-dk.git',
])('of the remote %s they are the page of the sources and the folder on GitHub’s pages', (remote) => {
  expect(addressesOf(remote)).toEqual({ site: 'https://some-one.github.io/sqrt-dk/', sources });
});

test('a repository that is named as the pages of its owner is published at their top', () => {
  expect(addressesOf('https://github.com/Some-One/some-one.github.io').site).toBe('https://some-one.github.io/');
});

test.each(['', '/home/somebody/sqrt-dk', 'https://gitlab.example/some-one/sqrt-dk.git', 'https://github.com/some-one'])(
  'of the remote “%s” no address is made up',
  (remote) => {
    expect(addressesOf(remote)).toEqual({ site: placeholder, sources: undefined });
  },
);

test('an address that is said goes before that of the remote, and is a folder', () => {
  expect(addressesOf(sources, 'https://course.example/attention')).toEqual({
    site: 'https://course.example/attention/',
    sources,
  });
});

test.each(['course.example', 'http://course.example/', 'https://course.example/?a=1', 'https://course.example/#a'])(
  '%s is refused as the address of a site, and named',
  (named) => {
    expect(() => addressesOf('', named)).toThrow(`SQRTDK_SITE = ${named}: not permitted`);
  },
);

test('the head of the lesson names where it is published, and nothing where that is not known', () => {
  const { site } = addressesOf(sources);
  expect(publishedMark(site, 'chapters-de.html').trim()).toBe(
    '<meta name="sqrt-dk-published" content="https://some-one.github.io/sqrt-dk/chapters-de.html" />',
  );
  expect(publishedMark(placeholder, 'chapters.html')).toBe('');
});
