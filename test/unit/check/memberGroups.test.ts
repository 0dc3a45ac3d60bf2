import { documentedVersions, loadFacts } from '../../../src/api/load';
import { checkMemberGroups } from '../../../src/check/memberGroups';
import { memberGroups, type MemberGroups } from '../../../src/config/memberGroups';

const all = documentedVersions.map(loadFacts);
const messages = (changed: Record<string, MemberGroups>) =>
  checkMemberGroups(all, { ...memberGroups, ...changed }).map(({ message }) => message);

test('the check reports a member without a task, an unknown member and a repeated member', () => {
  expect(messages({ Plugin: { Write: [[['load', 'loads', 'name', 'load'], 'Set up']] } })).toEqual([
    'Plugin.unload of 2.8.1 belongs to no task',
    'no version has Plugin.loads; did you mean "load"?',
    'Plugin.load belongs to two tasks',
  ]);
});

test('the check reports a class that no version has', () => {
  expect(messages({ Plugins: {} })).toEqual(['no version has the class Plugins; did you mean "Plugin"?']);
});

test('no phrase has more than 30 characters', () => {
  const phrases = Object.values(memberGroups).flatMap((groups) => Object.values(groups).flat());
  expect(phrases.filter(([, phrase]) => phrase.length > 30)).toEqual([]);
});
