import type { Server } from 'node:http';
import { baseUrl } from '../../src/config/baseUrl';
import { serveSite } from '../../scripts/lib/static.mjs';
import { forgetKinds } from './kinds';

/** Serves the build to the tests from this process, as long as they run; what an earlier run has seen counts no more. */
export default async function serveBuild(): Promise<() => void> {
  forgetKinds();
  const server: Server = await serveSite('build', baseUrl, Number(process.env.SITE_PORT));
  return () => void server.close();
}
