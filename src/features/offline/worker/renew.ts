import { listFile } from '../../../lib/offline';
import { savesData } from '../../../lib/savesData';
import type { Deployment } from '../saved/page';
import { quotaError, type SavedVersion, savedVersions, saveVersion } from '../saved/version';

/**
 * Replaces the saved copy of a version from an earlier build with a copy from the current build. The old copy stays
 * available until then. Stops if the reader removes the version.
 */
async function renewVersion({ name, content }: SavedVersion, { scope, build: wanted }: Deployment): Promise<void> {
  const controller = new AbortController();
  const onProgress = (): void => void caches.has(name).then((isKept) => isKept || controller.abort());
  try {
    await saveVersion(content, scope, { signal: controller.signal, onProgress });
  } catch (error) {
    controller.abort();
    if (!(await caches.has(name))) return;
    const failure = error instanceof Error ? error.name : String(error);
    await (await caches.open(name)).put(scope + listFile, new Response(`${failure} ${wanted}`));
  }
}

async function renewAll(site: Deployment): Promise<void> {
  for (const copy of await savedVersions(site.scope)) {
    // If the storage was too small for this build, do not download the same files again.
    const isTooLarge = copy.failure === quotaError && copy.failedBuild === site.build;
    if (copy.build !== site.build && !isTooLarge) await renewVersion(copy, site);
  }
}

let renewal: Promise<void> | undefined;

/**
 * Updates all saved versions from earlier builds, one after the other. Continues where an earlier call stopped. Does
 * nothing while the reader's browser saves data.
 */
export function renewSaved(site: Deployment): Promise<void> {
  if (savesData()) return Promise.resolve();
  renewal ??= renewAll(site).finally(() => (renewal = undefined));
  return renewal;
}
