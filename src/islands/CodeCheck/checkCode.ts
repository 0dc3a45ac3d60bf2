import type { Breaks, Declarations } from '@site/src/features/versions/compiler/findBreaks';
import type { SourceFile } from '@site/src/features/versions/compiler/syntax';
import { startWorker } from '@site/src/features/versions/compiler/startWorker';
import type { Comparison } from '@site/src/features/versions/comparison/changes';
import { loadComparison } from '../VersionCompare/loadComparison';

export interface Check {
  files: readonly SourceFile[];
  from: string;
  to: string;
}

export interface CheckResult {
  breaks: Breaks;
  comparison: Comparison;
}

/** Finds the lines of a bot's code that break with another version. Rejects if the compiler cannot be loaded. */
export async function checkCode({ files, from, to }: Check): Promise<CheckResult> {
  const { worker, remote } = startWorker();
  const failure = new Promise<never>((_, reject) => {
    worker.onerror = () => reject(new Error('The compiler could not be loaded.'));
  });
  try {
    const breaks = loadDeclarations(from, to).then((declarations) => remote.findBreaks(files, declarations));
    const [found, comparison] = await Promise.all([Promise.race([breaks, failure]), loadComparison(from, to)]);
    return { breaks: found, comparison };
  } finally {
    worker.terminate();
  }
}

async function loadDeclarations(from: string, to: string): Promise<Declarations> {
  const load = async (version: string): Promise<string> => {
    const file = (await import(`@generated/comparison/default/declarations/${version}.json`)) as { default: string };
    return file.default;
  };
  const [before, after, libraries] = await Promise.all([
    load(from),
    load(to),
    import('@generated/comparison/default/libraries.json'),
  ]);
  return { from: before, to: after, libraries: libraries.default };
}
