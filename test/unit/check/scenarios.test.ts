import { checkScenarios } from '../../../src/check/scenarios';
import { samplesAt } from '../../../src/content/samples/references';

const page = {
  file: 'docs/guides/example.mdx',
  text: '---\ntitle: Example\n---\n\n## Play {#play}\n\n```ts\na();\n```\n\n```ts\nb();\n```\n\n```ts title="src/c.ts"\nc();\n```\n',
};
const scenarioOf = (...samples: string[]) => [{ name: 'plays', samples, versions: ['2.8.7'] }];
const check = (samples: string[], reasons: Record<string, string> = {}, version = '2.8.7') =>
  checkScenarios(version, [page], scenarioOf(...samples), reasons);

it('samplesAt finds samples by section, position, title and pattern', () => {
  const textOf = (reference: string) => samplesAt([page], reference).map(({ text }) => text);
  expect(textOf('guides/example: play')).toEqual(['a();']);
  expect(textOf('guides/example: play-2')).toEqual(['b();']);
  expect(textOf('guides/example: src/c.ts')).toEqual(['c();']);
  expect(textOf('guides/*: *.ts')).toEqual(['c();']);
  expect(textOf('guides/other: play')).toEqual([]);
});

it('the check reports a sample that has disappeared', () => {
  const { problems } = check(['guides/example: stop']);
  expect(problems.map(({ message }) => message)).toEqual([
    'the scenario "plays" needs the sample "guides/example: stop", which 2.8.7 does not have',
  ]);
});

it('the check ignores scenarios of other versions', () => {
  expect(check(['guides/example: stop'], {}, '2.8.5').problems).toEqual([]);
});

it('the check lists samples with a scenario, samples with a reason, and samples with neither', () => {
  const report = check(['guides/example: play'], { 'guides/example: play-2': 'needs Last.fm' });
  expect(report).toEqual({
    problems: [],
    covered: ['guides/example: play'],
    excused: ['guides/example: play-2'],
    missing: ['guides/example: src/c.ts'],
  });
});

it('the check reports a reason for a sample that has a scenario', () => {
  const { problems } = check(['guides/example: play'], { 'guides/example: play': 'needs Last.fm' });
  expect(problems[0].message).toMatch(/remove its reason/);
});
