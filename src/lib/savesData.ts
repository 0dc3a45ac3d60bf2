/** The fields of the Network Information API that this module reads. Firefox and Safari do not support this API. */
interface Connection extends Partial<EventTarget> {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = (): Connection | undefined => (navigator as Navigator & { connection?: Connection }).connection;

/** True if the reader has enabled data saving or has a 2G connection. */
export function savesData(): boolean {
  const { saveData = false, effectiveType = '' } = connection() ?? {};
  return saveData || effectiveType.includes('2g');
}

/** Calls `listener` when the connection changes. The result of `savesData` may then change as well. */
export const onConnectionChange = (listener: () => void): void => connection()?.addEventListener?.('change', listener);
