import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { exampleLanguages, findExample, writeExample } from '../../../../src/content/samples/example';
import { currentVersion } from '../../../../src/config/versions';
import { readPages } from '../../../../src/content/read/pages';
import { temporaryFolder } from '../../temporary';

const folder = temporaryFolder();

const fence = (title: string, text: string) => `\`\`\`${title.split('.').at(-1)} title="${title}"\n${text}\n\`\`\`\n`;

describe('the files of the bot', () => {
  const page = (name: string, ...fences: string[]) => ({ file: `docs/${name}`, text: fences.join('\n') });

  it('are the titled ones below src in one language, and the json files beside it', () => {
    const pages = [
      page('getting-started/a.mdx', fence('package.json', '{}'), fence('src/a.ts', '1;'), fence('src/a.js', '2;')),
      page('getting-started/b.mdx', fence('index.js', '3;'), fence('src/b.js', '4;'), '```js\n5;\n```\n'),
      page('classes/Manager.mdx', fence('src/a.ts', '6;'), fence('src/c.js', '7;')),
    ];
    expect(findExample(pages, 'js')).toEqual([
      { path: 'package.json', text: '{}' },
      { path: 'src/a.js', text: '2;' },
      { path: 'src/b.js', text: '4;' },
    ]);
    expect(findExample(pages, 'ts').map(({ path: name }) => name)).toEqual(['package.json', 'src/a.ts']);
  });

  it('come once, never from outside of the folder, and are missed where no page shows them', () => {
    const pages = [page('getting-started/a.mdx', fence('src/a.ts', '1;'), fence('src/../../b.ts', '2;'))];
    expect(findExample([...pages, ...pages], 'ts')).toEqual([{ path: 'src/a.ts', text: '1;' }]);
    expect(() => findExample(pages, 'js')).toThrow('show no file of the example bot in js');
  });
});

test('a folder gets the files, unless it holds something: then it is left as it is', () => {
  writeExample(path.join(folder, 'new'), [{ path: 'src/commands/a.ts', text: 'let a;' }]);
  expect(readFileSync(path.join(folder, 'new/src/commands/a.ts'), 'utf8')).toBe('let a;\n');
  expect(() => writeExample(folder, [{ path: 'a.ts', text: '' }])).toThrow(
    `${folder} is not empty (it holds new): name an empty folder or one that does not exist yet`,
  );
  expect(readdirSync(folder)).toEqual(['new']);
});

describe.each(exampleLanguages)('the bot that the pages show in %s', (language) => {
  const files = findExample(readPages(path.join(__dirname, '../../../..'), currentVersion), language);
  const names = new Set(files.map((file) => file.path));

  it('has the file that it is started with, and what Node.js and TypeScript read', () => {
    expect([...names]).toEqual(expect.arrayContaining([`src/index.${language}`, 'package.json', 'tsconfig.json']));
  });

  it('imports no file that is not shown', () => {
    const imported = files.flatMap(({ path: name, text }) =>
      [...text.matchAll(/(?:from |require\(|import\()"(\.[^"]+)"/g)].map(([, to]) => path.posix.join(name, '..', to)),
    );
    const isShown = (file: string) => names.has(`${file}.${language}`) || names.has(`${file}/index.${language}`);
    expect(imported.filter((file) => !isShown(file))).toEqual([]);
  });

  it('lists every command that it shows', () => {
    const list = files.find((file) => file.path === `src/commands/index.${language}`);
    const commands = [...names].flatMap((name) => /^src\/commands\/(?!index)(\w+)\./.exec(name)?.[1] ?? []);
    expect(commands.length).toBeGreaterThan(10);
    expect(commands.filter((command) => !list?.text.includes(`"./${command}"`))).toEqual([]);
  });
});
