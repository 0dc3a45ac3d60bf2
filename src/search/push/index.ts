import { algoliasearch } from 'algoliasearch';
import { indexName } from '../../config/site';
import { versions } from '../../config/versions';
import { Refusal } from '../../lib/refusal.mjs';
import { siteTag, tagOf } from '../client/tags';
import { readCredentials } from './environment';
import { describe } from './plan';
import { readBuild } from './readBuild';
import { toIndexed } from './settings';
import type { Wait } from './retry';
import { upload } from './upload';

/** What `npm run search:push` works with. */
export interface PushOptions {
  /** Arguments of the command: none for a dry run, `--yes` to upload. */
  args: readonly string[];
  env: Readonly<Record<string, string | undefined>>;
  build: string;
  log: (line: string) => void;
  wait?: Wait;
  /** The tags that a complete build has shards for. */
  tags?: readonly string[];
}

const allTags = [siteTag, ...versions.map(tagOf)];

const sleep: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Uploads the records of a build to the hosted index, or says what it would upload. Throws a `Refusal` for whatever the
 * caller can put right: arguments, credentials, the build, a step that failed.
 */
export async function push({ args, env, build, log, wait = sleep, tags = allTags }: PushOptions): Promise<void> {
  const unknown = args.find((arg) => arg !== '--yes');
  if (unknown) throw new Refusal(`Unknown argument "${unknown}". Usage: npm run search:push [-- --yes]`);
  const credentials = args.includes('--yes') ? readCredentials(env) : undefined;
  const built = readBuild(build, tags);
  const records = [...built.values()].flat().map(toIndexed);
  if (!credentials) {
    log(describe(built, records, indexName));
    log('\nThis was a dry run: nothing was uploaded. `npm run search:push -- --yes` uploads.');
    return;
  }
  const { appId, adminKey, hosts } = credentials;
  const client = algoliasearch(appId, adminKey, hosts && { hosts });
  await upload(records, { client, indexName, log, wait });
  log(`The index ${indexName} of ${appId} holds the ${records.length.toLocaleString('en')} records of this build.`);
}
