import type { Server } from 'node:http';
import { baseUrl } from '../../src/config/baseUrl';
import { serveSite } from '../../scripts/lib/static.mjs';

/** Serves the build to the tests from this process, as long as they run. */
export default async function serveBuild(): Promise<() => void> {
  const server: Server = await serveSite('build', baseUrl, Number(process.env.SITE_PORT));
  return () => void server.close();
}
