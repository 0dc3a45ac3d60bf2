import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Makes `npm start` rebuild pages when the API facts change. */
export default function factsReload({ siteDir }: LoadContext): Plugin {
  const rule = {
    test: /\.mdx?$/,
    enforce: 'pre' as const,
    // Docusaurus requires `include`, and excludes these folders from its fallback rule for MDX.
    include: [join(siteDir, 'docs'), join(siteDir, 'versioned_docs')],
    use: [{ loader: join(__dirname, 'factsLoader.cjs'), options: { folder: join(__dirname, '../../api/facts') } }],
  };
  return {
    name: 'facts-reload',
    configureWebpack: () => (process.env.NODE_ENV === 'production' ? {} : { module: { rules: [rule] } }),
  };
}
