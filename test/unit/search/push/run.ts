import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../../../../src/lib/refusal.mjs';
import { push } from '../../../../src/search/push';
import type { SearchRecord } from '../../../../src/search/types';
import { classPage, shardFiles, sitePage } from '../fixtures';
import type { TestServer } from '../server';

export const current = 'docs-default-current';

/** Writes a build of one version, whose only page outside the documentation is Statistics. */
export function writeBuild(build: string, records: SearchRecord[]): void {
  mkdirSync(join(build, 'search'), { recursive: true });
  const elsewhere = [classPage('Structure', { tag: 'docs-default-2.7.5', version: '2.7.5' })];
  const files = shardFiles({
    default: { records: [sitePage('Statistics')], elsewhere: [] },
    [current]: { records, elsewhere },
  });
  for (const [path, text] of files) writeFileSync(join(build, path), text);
}

/** Runs the command; answers what it printed, the pauses that it made between attempts, and what it threw. */
export async function run(build: string, args: string[] = [], env: Record<string, string> = {}) {
  const lines: string[] = [];
  const pauses: number[] = [];
  const failure = await push({
    args,
    env,
    build,
    tags: ['default', current],
    log: (line) => lines.push(line),
    wait: (milliseconds) => Promise.resolve(void pauses.push(milliseconds)),
  }).then(
    () => undefined,
    (error: unknown) => error,
  );
  return { output: lines.join('\n'), lines, pauses, failure };
}

/** Runs the command for real, against a server of the test. */
export function upload(build: string, { address }: TestServer) {
  const env = { ALGOLIA_APP_ID: 'APP', ALGOLIA_ADMIN_KEY: 'admin-key', ALGOLIA_HOSTS: address };
  return run(build, ['--yes'], env);
}

/** The message of a refusal; anything else, success included, fails the test. */
export function refusal({ failure }: { failure: unknown }): string {
  expect(failure).toBeInstanceOf(Refusal);
  return (failure as Refusal).message;
}
