import { messageOf } from '../../lib/messageOf';
import { attempts, isUnreachable } from './retry';

/** What went wrong in a call to Algolia, and what to look at. */
export function explain(error: unknown): string {
  if (isUnreachable(error)) return `no host answered in ${attempts} attempts. Check the network and ALGOLIA_APP_ID.`;
  const status = statusOf(error);
  const answer = status ? `${status}: ${messageOf(error)}` : messageOf(error);
  if (status === 401 || status === 403) {
    return (
      `Algolia refused the credentials (${answer}). Check ALGOLIA_APP_ID and ALGOLIA_ADMIN_KEY; a key of your own ` +
      'needs the rights addObject, deleteObject, editSettings and browse.'
    );
  }
  return answer;
}

function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined;
}
