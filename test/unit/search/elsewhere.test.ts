import { elsewhereOf } from '../../../src/search/elsewhere';
import { sectionRecords } from '../../../src/search/section';
import { Headings } from '../../../src/search/levels';
import type { SearchRecord } from '../../../src/search/types';

/** The records of a member, or of a symbol without an owner, in one version: its heading and its text. */
function records(version: string, owner: string | null, name: string | null, title = name ?? 'Notes'): SearchRecord[] {
  const path = `docs/${version}/classes/${owner ?? name}`;
  const page = { path, address: `https://example.com/${path}`, language: 'en', docusaurus_tag: version, version };
  const identity = {
    kind: name === null ? null : owner === null ? ('class' as const) : ('method' as const),
    name,
    owner,
  };
  const hierarchy = new Headings('Classes').enter(2, title);
  return sectionRecords(page, { level: 2, hierarchy, anchor: name, ...identity, position: 0, texts: ['Words.'] });
}

const addresses = (found: SearchRecord[]) => found.map(({ url }) => url);

describe('what other versions have', () => {
  const here = [...records('2.8.7', null, 'Player'), ...records('2.8.7', 'Player', 'stop')];

  it('is left out when this version has it', () => {
    expect(elsewhereOf(here, [[...records('2.8.5', null, 'Player'), ...records('2.8.5', 'Player', 'stop')]])).toEqual(
      [],
    );
  });

  it('comes from the newest version that has it', () => {
    const others = [
      records('2.8.5', null, 'Player'),
      records('2.8.4', 'Player', 'skip'),
      records('2.7.5', 'Player', 'skip'),
    ];
    expect(addresses(elsewhereOf(here, others))).toEqual(['https://example.com/docs/2.8.4/classes/Player#skip']);
  });

  it('is told apart by its owner', () => {
    const others = [[...records('2.8.5', 'Queue', 'stop'), ...records('2.8.5', null, 'stop')]];
    expect(elsewhereOf(here, others).map(({ owner }) => owner)).toEqual(['Queue', null]);
  });

  it('is no text and no heading of a guide', () => {
    const found = elsewhereOf(here, [
      [...records('2.8.5', 'Player', 'skip'), ...records('2.8.5', 'Player', null, 'Notes')],
    ]);
    expect(found.map(({ type, name }) => [type, name])).toEqual([['lvl2', 'skip']]);
  });
});
