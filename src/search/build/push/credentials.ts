import { Refusal } from '../../../lib/refusal.mjs';
import type { Host } from '../../client';

/** What uploading needs to know. */
export interface Credentials {
  appId: string;
  adminKey: string;
  /** In place of Algolia's own; undefined for those. */
  hosts: Host[] | undefined;
}

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the credentials from environment variables; refuses with the names of those that are not set. */
export function readCredentials(env: Environment): Credentials {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_ADMIN_KEY: adminKey, ALGOLIA_HOSTS: hosts } = env;
  if (appId && adminKey) return { appId, adminKey, hosts: hosts ? hosts.split(',').map(readHost) : undefined };
  const missing = [!appId && 'ALGOLIA_APP_ID', !adminKey && 'ALGOLIA_ADMIN_KEY'].filter(Boolean);
  throw new Refusal(
    `Uploading needs ${missing.join(' and ')} in the environment: the id of your Algolia application and its admin ` +
      'key, both under "API Keys" in the dashboard of Algolia. Nothing was uploaded.',
  );
}

function readHost(address: string): Host {
  const url = URL.canParse(address.trim()) ? new URL(address.trim()) : undefined;
  const protocol = (['http', 'https'] as const).find((name) => url?.protocol === `${name}:`);
  if (url && protocol) return { protocol, url: url.hostname, port: Number(url.port) || undefined, accept: 'readWrite' };
  throw new Refusal(
    `ALGOLIA_HOSTS should be addresses such as http://127.0.0.1:8080, separated by commas; "${address}" is none.`,
  );
}
