import { gzipSync } from 'node:zlib';
import { Headings } from '../../../src/search/levels';
import { type SectionFacts, sectionRecords } from '../../../src/search/section';
import { packShard, unpackShard } from '../../../src/search/shard';
import type { SearchRecord } from '../../../src/search/types';

type Part = Pick<SectionFacts, 'level'> & Partial<SectionFacts> & { title: string };

interface PageParts {
  path: string;
  category?: string;
  version?: string | null;
  site?: string;
}

/** The records of a page with the given parts. */
function pageRecords(
  { path, category = 'Classes', version = '2.8.7', site }: PageParts,
  parts: Part[],
): SearchRecord[] {
  const headings = new Headings(category);
  const tag = version === null ? 'default' : `docs-default-${version}`;
  const page = { path, address: (site ?? 'https://example.com/') + encodeURI(path), language: 'en', version };
  let position = 0;
  return parts.flatMap(({ title, ...part }) => {
    const section = { anchor: null, kind: null, name: null, owner: null, texts: [], ...part };
    const hierarchy = headings.enter(section.level, title);
    const records = sectionRecords({ ...page, docusaurus_tag: tag }, { ...section, hierarchy, position });
    position += records.length;
    return records;
  });
}

const manager = pageRecords({ path: 'docs/classes/Manager' }, [
  { level: 1, title: 'Manager', kind: 'class', name: 'Manager', texts: ['Connects to nodes.', 'Keeps the players.'] },
  {
    level: 2,
    title: 'new Manager(options)',
    anchor: 'constructor',
    kind: 'constructor',
    name: 'constructor',
    owner: 'Manager',
  },
  { level: 2, title: 'Methods', anchor: 'methods' },
  {
    level: 3,
    title: 'create(options)',
    anchor: 'create',
    kind: 'method',
    name: 'create',
    owner: 'Manager',
    texts: ['“Creates”'],
  },
  { level: 2, title: 'Events', anchor: 'events', kind: 'interface', name: 'ManagerEvents' },
  { level: 3, title: 'trackStart', anchor: 'trackStart', kind: 'event', name: 'trackStart', owner: 'Manager' },
]);

const typedefs = pageRecords({ path: 'docs/typedefs/Track', category: 'Typedefs › Track' }, [
  { level: 1, title: 'Track', kind: 'interface', name: 'Track' },
  { level: 2, title: 'uri', anchor: 'uri', kind: 'property', name: 'uri', owner: 'Track', texts: ['Its address.'] },
  { level: 2, title: 'Sizes', anchor: 'Sizes', kind: 'type', name: 'Sizes' },
  { level: 4, title: 'hq', anchor: 'Sizes-hq', kind: 'property', name: 'hq', owner: 'Sizes', texts: ['\u2028 "é"'] },
  { level: 2, title: 'What can go wrong', anchor: 'trouble', texts: ['</script>'] },
]);

const guides = pageRecords({ path: 'docs/category/️-classes', category: 'Documentation' }, [
  { level: 1, title: 'Classes' },
]);

function roundTrip(records: SearchRecord[], elsewhere: SearchRecord[] = []) {
  return unpackShard(packShard({ records, elsewhere }), 'a.json');
}

describe('a packed shard', () => {
  it('unpacks to the same records in the same order', () => {
    const records = [...manager, ...typedefs, ...guides];
    expect(roundTrip(records)).toEqual({ records, elsewhere: [] });
  });

  it('keeps records of other versions that stand alone, with all that is above them', () => {
    const past = pageRecords({ path: 'docs/2.7.5/classes/Player', version: '2.7.5' }, [
      { level: 1, title: 'Player', kind: 'class', name: 'Player', texts: ['Plays.'] },
      { level: 2, title: 'Properties', anchor: 'properties' },
      {
        level: 3,
        title: 'guild',
        anchor: 'guild',
        kind: 'property',
        name: 'guild',
        owner: 'Player',
        texts: ['Its guild.'],
      },
      { level: 2, title: 'Methods', anchor: 'methods' },
      { level: 3, title: 'stop()', anchor: 'stop', kind: 'method', name: 'stop', owner: 'Player' },
    ]);
    const older = pageRecords({ path: 'docs/2.6.1/player', version: '2.6.1' }, [
      { level: 1, title: 'Band', kind: 'interface', name: 'Band' },
    ]);
    const elsewhere = [past[3], past[6], older[0]];
    expect(elsewhere.map(({ name }) => name)).toEqual(['guild', 'stop', 'Band']);
    expect(roundTrip(manager, elsewhere)).toEqual({ records: manager, elsewhere });
  });

  it('keeps pages of the site itself, wherever it is mounted', () => {
    const site = 'https://example.com/sub/path/';
    const records = ['', 'versions'].flatMap((path) =>
      pageRecords({ path, site, version: null, category: 'Site' }, [
        { level: 1, title: `At ${path}`, texts: ['Words'] },
      ]),
    );
    expect(roundTrip(records)).toEqual({ records, elsewhere: [] });
  });

  it('can be empty', () => {
    expect(roundTrip([])).toEqual({ records: [], elsewhere: [] });
  });

  it('is much smaller than its records', () => {
    const records = [...manager, ...typedefs];
    const packed = packShard({ records, elsewhere: [] });
    expect(packed.length * 5).toBeLessThan(JSON.stringify(records).length);
    expect(gzipSync(packed).length).toBeLessThan(gzipSync(JSON.stringify(records)).length);
  });
});

describe('a damaged shard', () => {
  const whole = packShard({ records: manager, elsewhere: [] });
  const changed = (change: (packed: Record<string, unknown>) => void): string => {
    const packed = JSON.parse(whole) as Record<string, unknown>;
    change(packed);
    return JSON.stringify(packed);
  };

  it.each<[string, string]>([
    ['cut off', whole.slice(0, -20)],
    ['empty', ''],
    ['the page of a host that answers everything', '<!doctype html><title>Not found</title>'],
    ['some other JSON', '{"docs-default-current":{"file":"a.json","records":3}}'],
    ['null', 'null'],
    ['of another layout', changed((packed) => (packed.format = 0))],
    ['short of texts', changed((packed) => (packed.texts = []))],
    ['with texts that nobody asks for', changed((packed) => (packed.texts = [...(packed.texts as string[]), 'x']))],
    ['without its origins', changed((packed) => (packed.origins = []))],
    ['without its pages', changed((packed) => delete packed.records)],
    ['with a heading of no level', changed((packed) => (packed.records = [[0, 'p', 'c', [[9, 0, 'x']]]]))],
    ['with a heading of no kind', changed((packed) => (packed.records = [[0, 'p', 'c', [[2, 0, 'x', 0, 99]]]]))],
  ])('%s is refused with its name', (_, text) => {
    expect(() => unpackShard(text, 'docs-default-current.abc.json')).toThrow(
      /^The search index docs-default-current\.abc\.json is damaged/,
    );
  });
});
