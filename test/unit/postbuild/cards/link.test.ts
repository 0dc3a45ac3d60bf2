/** @jest-environment jsdom */
import { cardAddress, withCard } from '../../../../src/postbuild/cards/link';

test.each([
  ['/', '/img/cards/home.png'],
  ['/404', '/img/cards/404.png'],
  ['/docs/2.8.5/typedefs/Player/playerOptions', '/img/cards/docs-2.8.5-typedefs-Player-playerOptions.png'],
  ['/docs/category/\ufe0f-classes', '/img/cards/docs-category--classes.png'],
])('the card of %j is at %s', (path, address) => {
  expect(cardAddress(path)).toBe(address);
});

const link = { url: 'https://magmastream.com/img/cards/home.png', alt: 'Said "so" & done' };

test('a card is named in the head, with its size and its words', () => {
  const html = withCard('<!doctype html><meta charset=UTF-8><title data-rh=true>Home</title><body>', link);
  const { head, title } = new DOMParser().parseFromString(html, 'text/html');
  const tags = Array.from(head.querySelectorAll('meta[content]'), (meta) =>
    ['property', 'name', 'content'].flatMap((name) => meta.getAttribute(name) ?? []).join(' '),
  );
  expect(tags).toEqual([
    `og:image ${link.url}`,
    'og:image:width 1200',
    'og:image:height 630',
    `og:image:alt ${link.alt}`,
    `twitter:image ${link.url}`,
    `twitter:image:alt ${link.alt}`,
  ]);
  expect(title).toBe('Home');
});

test('a page that has no place for a card is refused', () => {
  expect(() => withCard('<body>', link)).toThrow('no <title>');
});
