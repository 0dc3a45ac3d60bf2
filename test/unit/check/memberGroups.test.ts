import { documentedVersions, loadFacts } from '../../../src/api/load';
import { checkMemberGroups } from '../../../src/check/memberGroups';
import { memberGroups, type MemberGroups } from '../../../src/config/memberGroups';

// A release adds members without a task, which must not fail these tests.
const all = documentedVersions.slice(0, documentedVersions.indexOf('2.8.7') + 1).map(loadFacts);
const messages = (changed: Record<string, MemberGroups>) =>
  checkMemberGroups(all, { ...memberGroups, ...changed }).map(({ message }) => message);

test('the check reports a member without a task, an unknown member and a repeated member', () => {
  expect(messages({ Plugin: { Write: [[['load', 'loads', 'name', 'load'], 'Set up']] } })).toEqual([
    'add unload to the tasks of Plugin',
    'no version has Plugin.loads; did you mean "load"?',
    'Plugin.load belongs to two tasks',
  ]);
});

test('the check reports a class that no version has', () => {
  expect(messages({ Plugins: {} })).toEqual(['no version has the class Plugins; did you mean "Plugin"?']);
});

test('the check finds renamed members under their new name, and ignores classes with two members', () => {
  const facts = structuredClone(all[0]);
  const plugin = facts.symbols.find(({ name }) => name === 'Plugin')!;
  facts.symbols.push({ ...plugin, name: 'Small' });
  expect(plugin.kind === 'class' && plugin.members.length).toBeLessThan(3);
  expect(checkMemberGroups([...all, facts])).toEqual([]);
  const { 'Voice channel': rows } = memberGroups.Player;
  const lacking = rows.filter(([members]) => !members.includes('voiceChannelId'));
  expect(messages({ Player: { ...memberGroups.Player, 'Voice channel': lacking } })).toEqual([
    'add voiceChannel, setVoiceChannel, voiceChannelId, setVoiceChannelId to the tasks of Player',
  ]);
});

test('every phrase has at most 30 characters', () => {
  const phrases = Object.values(memberGroups).flatMap((groups) => Object.values(groups).flat());
  expect(phrases.filter(([, phrase]) => phrase.length > 30)).toEqual([]);
});
