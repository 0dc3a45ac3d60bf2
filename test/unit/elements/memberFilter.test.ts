/** @jest-environment jsdom */
import { memberIndexClass } from '../../../src/content/render/classes';

test.each([
  ['on setVolume', 'setVolume'],
  ['on get', 'on'],
  ['updateVoiceState options search', 'options'],
])('the placeholder fits the field and names a member of the list “%s”', async (names, example) => {
  const rows = ['new Manager(options)', ...names.split(' ')].map((name) => `<li><a href="#">${name}</a></li>`);
  document.body.innerHTML = `<div class="member-filter"></div><div class="${memberIndexClass}"><div>${rows.join('')}</div></div>`;
  await jest.isolateModulesAsync(async () => void (await import('../../../src/elements/member-filter/memberFilter')));
  expect(document.querySelector('input')!.placeholder).toBe(`Filter, for example: ${example}`);
});
