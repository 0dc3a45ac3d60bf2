import { EventEmitter } from 'node:events';
import { visit } from 'unist-util-visit';
import { documentedVersions, loadFacts } from '../api/load';
import { indexOf, namesOf } from '../api/lookup';
import type { Facts } from '../api/schema';
import { lineOf } from '../content/read/markup';
import { treeOf, type SourcePage } from '../content/read/page';
import { pageId } from '../content/read/pages';
import type { Problem } from '../content/read/problem';
import { didYouMean } from '../lib/didYouMean';
import { editDistance } from '../lib/editDistance';
import { memoize } from '../lib/memoize';

/** Guides to the API of another library or of a release without facts. */
const withoutFacts = ['guides/from-erela', 'guides/newer-releases'];
/** Names that resemble a member: a function of the example bot, a Last.fm method and an old enum value. */
const others = ['handleEvents', 'track.getSimilar', 'UseNodeOptions.leastLoad'];
/** Variables in prose that contain an object of Magmastream. */
const classes: Record<string, string> = {
  manager: 'Manager',
  node: 'Node',
  player: 'Player',
  queue: 'Queue',
  track: 'Track',
};

/** The names of all versions, because a page may compare its version with another one. */
const namesIn = memoize((versions: readonly string[]) => {
  const facts = versions.map(loadFacts);
  return new Set([...facts.flatMap(namesOf), ...(JSON.stringify(facts).match(/\w+/g) ?? [])]);
});

/** Finds misspelled members and events in inline code, such as `player.setVolum` and `trackStrat`. */
export function checkInlineCode(page: SourcePage, facts: Facts): Problem[] {
  const problems: Problem[] = [];
  visit(treeOf(page), 'inlineCode', (node) => {
    const path = /^[A-Za-z]\w*(?:\.\w+)*(?=$|[(\s])/.exec(node.value)?.[0] ?? '';
    const message = others.includes(path) ? undefined : (faultIn(path.split('.'), facts) ?? typoIn(path, page, facts));
    if (message) problems.push({ file: page.file, line: lineOf(node), message });
  });
  return withoutFacts.includes(pageId(page.file)) ? [] : problems;
}

/** Follows a path such as `player.queue.current` from type to type. */
function faultIn([first, ...rest]: string[], facts: Facts): string | undefined {
  let owner = classes[first] ?? first;
  for (const name of rest) {
    const own = indexOf(facts).members.get(owner);
    const member = own?.get(name);
    const isKnown = member || name in EventEmitter.prototype || name in Array.prototype;
    if (own && !isKnown && !namesIn(documentedVersions).has(`${owner}.${name}`))
      return `${owner} has no member "${name}"${didYouMean(name, own.keys()) || ': correct or remove the name'}`;
    owner = member && 'type' in member ? member.type.replace(/ \| (?:null|undefined)/g, '') : '';
  }
  return undefined;
}

/** Compares a long name that occurs in no facts and no sample of the page with all members and events. */
function typoIn(name: string, { text }: SourcePage, facts: Facts): string | undefined {
  if (!/^\w{10,}$/.test(name) || namesIn(documentedVersions).has(name)) return undefined;
  if (text.split('```').some((part, index) => index % 2 === 1 && part.includes(name))) return undefined;
  const { members, events } = indexOf(facts);
  const similar = [...events.keys(), ...[...members.values()].flatMap((own) => [...own.keys()])];
  const found = similar.find((candidate) => editDistance(name, candidate, 1) === 1);
  return found && `Magmastream ${facts.version} has no "${name}"; did you mean "${found}"?`;
}
