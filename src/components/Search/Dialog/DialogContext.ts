import { createContext } from 'react';
import { currentVersion, type DocsVersion } from '@site/src/config/versions';

interface DialogContextValue {
  /** The version that is searched. */
  version: DocsVersion;
  close: () => void;
}

/** For what DocSearch renders for us: it has to get the same components every time, so they cannot be made anew. */
export const DialogContext = createContext<DialogContextValue>({ version: currentVersion, close: () => undefined });
