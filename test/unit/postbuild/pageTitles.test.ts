import { currentVersion } from '../../../src/config/versions';
import type { PageModel } from '../../../src/content/model/page';
import { titlesTag } from '../../../src/postbuild/pageTitles';

const section = { level: 1, anchor: null, title: '', texts: [], kind: null, name: null, owner: null };
const model = (change: Partial<PageModel>): PageModel => ({
  ...{ path: '/', title: '', version: undefined, source: 'html', sections: [section], description: '', markdown: '' },
  categories: [],
  ...change,
});

test('the not-found page contains the title and version of every page, except redirects and itself', () => {
  const tag = titlesTag([
    model({ path: '/docs/class', title: `Player (${currentVersion.version})`, version: currentVersion, source: 'mdx' }),
    model({ path: '/docs/category/classes', title: 'Classes', version: currentVersion }),
    model({ path: '/versions', title: '<Versions>' }),
    model({ path: '/moved', sections: [] }),
    model({ path: '/404', title: 'Page Not Found' }),
    model({ path: '/offline', title: 'Not saved for offline reading' }),
  ]);
  const [, json] = /^<script type="application\/json" id="page-titles">([^<]+)<\/script>$/.exec(tag)!;
  expect(JSON.parse(json)).toEqual({
    '/docs/class': `Player (${currentVersion.version})`,
    '/docs/category/classes': `Classes (${currentVersion.version})`,
    '/versions': '<Versions>',
  });
});
