import { claimsOf, readPages } from '../../../../src/content/read/pages';
import { temporaryFolder, writeFile } from '../../temporary';

const folder = temporaryFolder();
const version = { name: '2.8.5', version: '2.8.5', path: 'docs/2.8.5' };

test('readPages reads a page with Windows line endings like any other', () => {
  writeFile(`${folder}/versioned_docs/version-2.8.5/a.mdx`, '---\r\ntitle: A\r\n---\r\n');
  expect(readPages(folder, version)).toEqual([
    { file: 'versioned_docs/version-2.8.5/a.mdx', text: '---\ntitle: A\n---\n' },
  ]);
});

describe('claimsOf', () => {
  it('the list has symbols and URLs, and skips pages without symbols', () => {
    const pages = [
      { file: 'a.mdx', text: '---\nslug: /classes/Manager\napi: [Manager, ManagerEvents]\n---\n' },
      { file: 'b.mdx', text: '---\ntitle: Guide\n---\n' },
    ];
    expect(claimsOf(pages, version)).toEqual([
      { symbols: ['Manager', 'ManagerEvents'], url: '/docs/2.8.5/classes/Manager' },
    ]);
  });

  it.each([
    [
      'is not valid YAML, with the line',
      'slug: /x\napi: [Manager\n',
      /^a\.mdx:4 {2}the front matter is not valid YAML \(.+\): /,
    ],
    ['has a colon in a value', 'slug: /x\ntitle: a: b\n', /^a\.mdx:3 .* not valid YAML \(.+\): quote values/],
    [
      'has an unknown key',
      'slug: /x\ndescripton: a\n',
      /^a\.mdx:3 {2}pages of this site cannot have the front matter key "descripton"; did you mean "description"\?/,
    ],
    ['names symbols but no slug', 'api: Manager\n', /^a\.mdx:1 {2}a page with "api" needs a "slug"/],
    ['has a relative slug', 'api: Manager\nslug: x\n', /^a\.mdx:3 {2}a page with "api" needs a "slug"/],
  ])('each function throws if the front matter %s', (_, frontMatter, message) => {
    const claim = () => claimsOf([{ file: 'a.mdx', text: `---\n${frontMatter}---\n` }], version);
    expect(claim).toThrow(message);
    expect(claim).toThrow(message);
  });
});
