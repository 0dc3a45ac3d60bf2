import { isReadable, relevantFiles } from '../../../../src/features/versions/compiler/relevantFiles';

const named = (files: Record<string, string>): { name: string; text: string }[] =>
  Object.entries(files).map(([name, text]) => ({ name, text }));

describe('relevantFiles', () => {
  const large = { 'large.js': `// ${'a\n'.repeat(2_600_000)}` };

  test('the filter keeps every file of a small bot', () => {
    expect(relevantFiles(named({ 'colors.js': '' }))).toHaveLength(1);
  });

  test('the filter keeps files that mention Magmastream, files that they import, and files that import them', () => {
    const files = named({
      ...large,
      'src/audio/index.ts': 'import { Manager } from "magmastream"; import { nodes } from "../config";',
      'src/config.ts': 'export const nodes = [];',
      'src/commands/play.ts': 'import { sound } from "../audio";',
      'src/commands/leave.ts': 'export const leave = (client) => client.music.get("1");',
      'src/start.js': 'require("magmastream"); client.sound = start();',
      'src/skip.js': 'module.exports = (client) => client.sound.get("1");',
      'src/colors.ts': 'import chalk from "chalk";',
      'tsconfig.json': '{}',
    });
    const kept = relevantFiles(files).map(({ name }) => name);
    expect(files.map(({ name }) => name).filter((name) => !kept.includes(name))).toEqual(['large.js', 'src/colors.ts']);
  });

  test('the filter keeps 5 of 802 files', () => {
    const others = Array.from({ length: 796 }, (_, index): [string, string] => [
      `locales/${index}.js`,
      `export default ${index};`,
    ]);
    const files = named({
      ...large,
      ...Object.fromEntries(others),
      ...Object.fromEntries([1, 2, 3, 4, 5].map((index) => [`${index}.js`, 'player.stop();'])),
    });
    expect(relevantFiles(files)).toHaveLength(5);
  });

  test('the filter drops minified bundles and the declarations that a compiler writes', () => {
    const files = named({
      'out/app.js': `manager;${'a'.repeat(30_000)}`,
      'a.js': 'player',
      'a.d.ts': 'player',
      'types.d.ts': 'player',
    });
    expect(relevantFiles(files).map(({ name }) => name)).toEqual(['a.js', 'types.d.ts']);
  });
});

test('isReadable accepts source files and compiler settings outside of packages and hidden folders', () => {
  const paths = ['a.ts', 'b/c.mjs', 'tsconfig.base.json', 'package.json', 'a.py', 'node_modules/a/b.js', '.git/a.js'];
  expect(paths.filter(isReadable)).toEqual(['a.ts', 'b/c.mjs', 'tsconfig.base.json']);
});
