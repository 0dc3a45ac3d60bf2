import type { Breaks, Declarations } from '@site/src/features/versions/compiler/findBreaks';
import { startWorker, workerUrl } from '@site/src/features/versions/compiler/startWorker';
import { renewFile } from '@site/src/lib/loadCode';
import type { SourceFile } from '@site/src/features/versions/compiler/syntax';
import type { ChangeGroup } from '@site/src/features/versions/comparison/changes';
import { loadComparison, loadData } from '@site/src/features/versions/comparison/loadData';

/** The number of milliseconds after which a check counts as stuck. */
const limit = 120_000;

/** erela.js, the predecessor of Magmastream, and the first documented version that can replace it. */
export const erela = { label: 'erela.js', successor: '2.6.1' };

export interface Check {
  files: readonly SourceFile[];
  from: string;
  to: string;
  signal: AbortSignal;
}

export interface CheckResult {
  breaks: Breaks;
  /** The older and the newer version. `groups` contains the changes between them. */
  from: string;
  to: string;
  groups: readonly ChangeGroup[];
}

/** The error for a check that the reader stops or that takes too long. */
export class Stopped extends Error {}

/** The error for a compiler that fails after it has loaded. */
export class Failed extends Error {}

/**
 * Finds the places in a bot's code that break with another version. Rejects with `Stopped` or `Failed`, or with a load
 * error if the compiler does not load.
 */
export async function checkCode({ files, from, to, signal }: Check): Promise<CheckResult> {
  const { worker, remote } = startWorker();
  const interrupted = new Promise<never>((_, reject) => {
    const fail = (): void => reject(new Error('The compiler could not be loaded.'));
    worker.onerror = () => void renewFile(workerUrl()).then(fail, reject);
    const stop = (): void => reject(new Stopped());
    signal.addEventListener('abort', stop);
    setTimeout(stop, limit);
  });
  try {
    const declarations = await Promise.race([loadDeclarations(from, to), interrupted]);
    const found = remote.findBreaks(files, declarations).catch((error: unknown) => {
      throw new Failed(String(error));
    });
    const breaks = await Promise.race([found, interrupted]);
    const start = from === erela.label || breaks.imported.includes(erela.label) ? erela.successor : from;
    const groups = start === to ? [] : (await loadComparison(start, to)).groups;
    return { breaks, from: start, to, groups };
  } finally {
    worker.terminate();
  }
}

async function loadDeclarations(from: string, to: string): Promise<Declarations> {
  const load = (version: string) => loadData<string>(`declarations/${version}`);
  const [before, after, old, libraries] = await Promise.all([
    load(from),
    load(to),
    load(erela.label),
    loadData<Record<string, string>>('libraries'),
  ]);
  return { from: before, to: after, erela: old, libraries };
}
