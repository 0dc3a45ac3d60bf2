import { startNginx } from '../../scripts/lib/nginx.mjs';
import { forgetKinds } from './kinds';

/** Serves `build/` during the run. Returns a function that stops the server. */
export default function serveBuild(): Promise<() => Promise<void>> {
  forgetKinds();
  return startNginx('build', Number(process.env.SITE_PORT));
}
