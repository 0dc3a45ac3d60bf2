import { startNginx } from '../../scripts/lib/nginx.mjs';

/** Serves `build/` during the test run. Returns a function that stops the server. */
export default function serveBuild(): Promise<() => Promise<void>> {
  return startNginx('build', Number(process.env.SITE_PORT));
}
