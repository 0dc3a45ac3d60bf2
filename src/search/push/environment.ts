import type { Host } from '../client';
import { Refusal } from '../../lib/refusal.mjs';
import { messageOf } from '../../lib/messageOf';

/** What uploading needs to know. */
export interface Credentials {
  appId: string;
  adminKey: string;
  /** In place of Algolia's own; undefined for those. */
  hosts: Host[] | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the credentials from environment variables; refuses with the names of those that are not set. */
export function readCredentials(env: Environment): Credentials {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey, ALGOLIA_HOSTS: hosts } = env;
  if (appId && adminKey) return { appId, adminKey, hosts: hosts ? hosts.split(',').map(readHost) : undefined };
  const missing = Object.entries({ ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey })
    .filter(([, value]) => !value)
    .map(([name]) => name);
  throw new Refusal(
    `Uploading needs ${missing.join(' and ')} in the environment: the id of your Algolia application and its admin ` +
      'key, both under "API Keys" in the dashboard of Algolia. Nothing was uploaded.',
  );
}

function readHost(address: string): Host {
  try {
    const { protocol, hostname, port } = new URL(address.trim());
    if (protocol !== 'http:' && protocol !== 'https:') throw new Error(`${protocol} is not http: or https:`);
    const scheme = protocol === 'http:' ? 'http' : 'https';
    return { protocol: scheme, url: hostname, port: port ? Number(port) : undefined, accept: 'readWrite' };
  } catch (error) {
    throw new Refusal(
      `ALGOLIA_HOSTS should be addresses such as http://127.0.0.1:8080, separated by commas; in "${address}", ${messageOf(error)}.`,
    );
  }
}
