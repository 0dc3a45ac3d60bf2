import { needsRestart, versionsToServe } from '../../../scripts/lib/startVersions.mjs';

const past = ['2.0.0', '1.0.0'];

test.each([
  [[], ['current'], []],
  [
    ['--port', '4000', '--versions', '1.0.0'],
    ['current', '1.0.0'],
    ['--port', '4000'],
  ],
  [['--versions', 'all'], undefined, []],
])('npm start with %j serves %j', (args, names, rest) => {
  expect(versionsToServe(args, past)).toEqual({ names, rest });
});

test.each([['3.0.0'], ['']])('npm start refuses the version %j and lists the known versions', (version) => {
  expect(() => versionsToServe(['--versions', version], past)).toThrow(
    'past versions separated by commas: 2.0.0,1.0.0.',
  );
});

test('npm start asks for a restart after an edit of settings or of code that runs before the first paint', () => {
  const files = [
    'config/site.ts',
    'elements/sidebar/sidebar.head.ts',
    'config\\site.ts',
    'elements/sidebar/sidebar.element.ts',
    'styles/custom.css',
  ];
  expect(files.filter(needsRestart)).toEqual(files.slice(0, 3));
});
