import { cachesOf } from './caches';
import { isWhole } from './version';

const cachesOfVersions = async (scope: string) => (await cachesOf(scope)).filter(({ content }) => content !== 'read');

/** The versions that are kept whole. */
export async function keptVersions(scope: string): Promise<string[]> {
  const all = await cachesOfVersions(scope);
  const whole = await Promise.all(all.map(async ({ name, content }) => ((await isWhole(name, scope)) ? content : [])));
  return [...new Set(whole.flat())];
}

/** Forgets a version, and what is there of it. */
export async function removeVersion(version: string, scope: string): Promise<void> {
  const own = (await cachesOfVersions(scope)).filter(({ content }) => content === version);
  await Promise.all(own.map(({ name }) => caches.delete(name)));
}
