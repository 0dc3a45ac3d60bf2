import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Rebuilds pages when facts change while somebody writes (`npm start`); a build reads everything once and needs none. */
export default function factsReload(): Plugin {
  const options = { folder: join(__dirname, '../api/facts') };
  const rule = {
    test: /\.mdx?$/,
    enforce: 'pre' as const,
    use: [{ loader: join(__dirname, 'factsLoader.cjs'), options }],
  };
  return {
    name: 'facts-reload',
    configureWebpack: () => (process.env.NODE_ENV === 'production' ? {} : { module: { rules: [rule] } }),
  };
}
