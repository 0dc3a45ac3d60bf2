import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { announcement } from './announcement';

/** The inline script of every page's head: `src/elements/head.ts` bundled and minified. */
export const headScript = buildSync({
  entryPoints: [join(__dirname, '../elements/head.ts')],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: 'es2022',
  define: { announcementId: JSON.stringify(announcement.id) },
}).outputFiles[0].text.trim();
