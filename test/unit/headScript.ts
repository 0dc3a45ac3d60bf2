import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Bundles the inline head script. Runs esbuild in a separate process, because its JavaScript API does not support
 * jsdom.
 */
export const bundleHeadScript = (announcementId = 'test'): string =>
  execFileSync(join(__dirname, '../../node_modules/.bin/esbuild'), [
    join(__dirname, '../../src/elements/head.ts'),
    '--bundle',
    `--define:announcementId="${announcementId}"`,
  ]).toString();
