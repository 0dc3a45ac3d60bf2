import type { SearchDialogComponent } from '@site/src/components/Search/Dialog';

let loading: Promise<SearchDialogComponent> | undefined;

async function load(): Promise<SearchDialogComponent> {
  try {
    return (await import('@site/src/components/Search/Dialog')).default;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** Fetches the code of the dialog, once. Rejects when it cannot be fetched; the next call tries again. */
export function loadDialog(): Promise<SearchDialogComponent> {
  return (loading ??= load());
}
