import type { LoadContext } from '@docusaurus/types';
import postbuild from '../../../src/plugins/postbuild';

jest.mock('../../../src/postbuild', () => ({ completeBuild: () => Promise.resolve() }));

test('names the command that checks links and samples at the end of a build', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation();
  const props = { outDir: '/site/build', baseUrl: '/', siteConfig: { url: 'https://host' }, routesPaths: [] };
  await postbuild({ siteDir: '/site' } as unknown as LoadContext).postBuild?.(props as never);
  expect(log.mock.calls).toEqual([[expect.stringContaining('npm run check')]]);
});
