import { cardAddress } from '../../../src/social/address';

test.each([
  ['/', '/img/cards/home.png'],
  ['/404', '/img/cards/404.png'],
  ['/versions', '/img/cards/versions.png'],
  ['/docs/classes/Manager', '/img/cards/docs-classes-Manager.png'],
  ['/docs/2.8.5/typedefs/Player/playerOptions', '/img/cards/docs-2.8.5-typedefs-Player-playerOptions.png'],
  ['/docs/category/\ufe0f-classes', '/img/cards/docs-category--classes.png'],
])('the card of %j is at %s', (path, address) => {
  expect(cardAddress(path)).toBe(address);
});
