import { existsSync } from 'node:fs';
import type { LoadContext } from '@docusaurus/types';
import factsReload from '../../../src/plugins/data/factsReload';

interface Rule {
  include: string[];
  use: { loader: string; options: { folder: string } }[];
}

function rules(mode: string): Rule[] {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
  const configure = factsReload({ siteDir: '/site' } as LoadContext).configureWebpack as unknown;
  const found = (configure as () => { module?: { rules: Rule[] } })().module?.rules ?? [];
  jest.restoreAllMocks();
  return found;
}

test('every page depends on the facts folder in the development server', () => {
  const [{ include, use }] = rules('development');
  // Docusaurus copies the `include` folders of page rules to its own rule, and cannot start without these folders.
  expect(include).toEqual(['/site/docs', '/site/versioned_docs']);
  expect(existsSync(use[0].loader)).toBe(true);
  expect(existsSync(`${use[0].options.folder}/2.8.7.json`)).toBe(true);
});

test('a build does not add a dependency on the facts folder', () => {
  expect(rules('production')).toEqual([]);
});
