import { inputsOf } from '../../../src/api/inputs';
import { documentedVersions, loadFacts } from '../../../src/api/load';

/** The versions that the expected values in this file describe. */
const described = documentedVersions.slice(0, documentedVersions.indexOf('2.8.7') + 1);

test.each(described)('%s: a bot passes options and receives tracks', (version) => {
  const inputs = inputsOf(loadFacts(version));
  for (const name of ['ManagerOptions', 'NodeOptions', 'PlayerOptions', 'SearchQuery', 'PlayOptions'])
    expect([name, inputs.has(name)]).toEqual([name, true]);
  for (const name of ['Track', 'TrackData', 'SearchResult', 'NodeStats', 'TrackEndEvent', 'Payload'])
    expect([name, inputs.has(name)]).toEqual([name, false]);
});
