import type { DocsVersion } from '@site/src/config/versions';
import type { Hit } from '@site/src/search/engine/protocol';
import { text } from './text';
import type { Outcome } from './watchClient';

/** The line that leads to what only another version has. */
export function elsewhereLine({ owner, name, version }: Hit, searched: DocsVersion): string {
  const member = [owner, name].filter(Boolean).join('.');
  return text.elsewhere(text.version(searched.version), text.version(version ?? ''), member);
}

/** What a screen reader is told of a finished search. */
export function announcement(outcome: Outcome, searched: DocsVersion, reason?: string): string {
  if (outcome.state === 'failed') return [`${text.failed}.`, text.failedHelp, reason].filter(Boolean).join(' ');
  const { count, elsewhere } = outcome;
  const found = count === 0 ? text.none : text.count(count, text.version(searched.version));
  return elsewhere ? `${found}. ${elsewhereLine(elsewhere, searched)}` : found;
}
