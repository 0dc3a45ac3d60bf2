import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startNginx } from '../../scripts/lib/nginx.mjs';

/**
 * Collects the errors from all pages of a test in `sessionStorage`. Includes uncaught exceptions, failed loads,
 * security policy violations and `console.error` calls.
 */
function collectErrors(): void {
  const add = (line: string) =>
    sessionStorage.setItem(
      'pageErrors',
      `${sessionStorage.getItem('pageErrors') ?? ''}${location.pathname}: ${line}\n`,
    );
  const onError = ({ target, message }: ErrorEvent) =>
    add(target instanceof Element ? `failed to load ${target.outerHTML}` : message);
  // Listens in the capture phase, because error events from failed loads do not bubble.
  addEventListener('error', onError, { capture: true });
  addEventListener('unhandledrejection', ({ reason }) => add(`unhandled rejection: ${reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    add(`the policy refuses ${effectiveDirective} ${blockedURI}`),
  );
  console.error = (...values: unknown[]) => add(`console.error: ${values.join(' ')}`);
}

const script = resolve('.cache/collect-errors.js');

/**
 * nginx directives that add `collectErrors` to every page as its first script. They turn compression off, because nginx
 * can modify only uncompressed files.
 */
const directives = `
  brotli_static off;
  gzip_static off;
  sub_filter '<meta charset=UTF-8>' '<meta charset=UTF-8><script src="/collect-errors.js"></script>';
  sub_filter_last_modified on;
  location = /collect-errors.js { alias ${script}; }`;

/**
 * Serves `build/` with its real security policy. Adds a script that collects errors, because WebDriver does not report
 * errors. Resolves to a function that stops the server.
 */
export const serveSite = (port: number) => startNginx('build', port, directives);

export default function setUp(): Promise<() => Promise<void>> {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(script, `(${collectErrors.toString()})();`);
  return serveSite(Number(process.env.ENGINES_PORT));
}
