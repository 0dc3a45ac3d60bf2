import { useSyncExternalStore, type ReactNode } from 'react';
import { useVersions, type GlobalVersion } from '@docusaurus/plugin-content-docs/client';

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

const stored = (): string | null => localStorage?.getItem('docs-preferred-version-default') ?? null;

/**
 * The version that the reader chose last, in the place of the docs plugin's. It is stored, and forgotten where there is
 * none of that name any more, by the script in the head (`head/version.js`); components only follow.
 */
export function useDocsPreferredVersion(pluginId?: string): { preferredVersion: GlobalVersion | null } {
  const chosen = useSyncExternalStore(subscribe, stored, () => null);
  return { preferredVersion: useVersions(pluginId).find(({ name }) => name === chosen) ?? null };
}

/** The same, by the ids of the docs plugins, of which there is one. */
export function useDocsPreferredVersionByPluginId(): Record<string, GlobalVersion | null> {
  return { default: useDocsPreferredVersion().preferredVersion };
}

/** The theme wraps the application in it; the state is in the browser's storage. */
export function DocsPreferredVersionContextProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}
