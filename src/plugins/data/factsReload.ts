import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Rebuilds pages when facts change while somebody writes (`npm start`); a build reads everything once and needs none. */
export default function factsReload({ siteDir }: LoadContext): Plugin {
  const rule = {
    test: /\.mdx?$/,
    enforce: 'pre' as const,
    // Docusaurus takes the folders of every rule for pages out of its own rule for all others: without them it fails.
    include: [join(siteDir, 'docs'), join(siteDir, 'versioned_docs')],
    use: [{ loader: join(__dirname, 'factsLoader.cjs'), options: { folder: join(__dirname, '../../api/facts') } }],
  };
  return {
    name: 'facts-reload',
    configureWebpack: () => (process.env.NODE_ENV === 'production' ? {} : { module: { rules: [rule] } }),
  };
}
