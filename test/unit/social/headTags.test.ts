/** @jest-environment jsdom */
import { withCard } from '../../../src/social/headTags';

const link = { url: 'https://magmastream.com/img/cards/home.png', alt: 'Said "so" & done' };

it('names the card in the head, with its size and its words', () => {
  const html = withCard('<!doctype html><meta charset=UTF-8><title data-rh=true>Home</title><body>', link);
  const document = new DOMParser().parseFromString(html, 'text/html');
  const head = Object.fromEntries(
    Array.from(document.head.querySelectorAll('meta[content]'), (meta): [string, string | null] => [
      meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
      meta.getAttribute('content'),
    ]),
  );
  expect(head).toEqual({
    'og:image': link.url,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': link.alt,
    'twitter:image': link.url,
    'twitter:image:alt': link.alt,
  });
  expect(document.title).toBe('Home');
});

it('refuses a page that has no place for it', () => {
  expect(() => withCard('<body>', link)).toThrow('no <title>');
});
