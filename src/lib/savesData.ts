/** The part of the Network Information API that is used here. Firefox and Safari do not have it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Returns true if the reader saves data or has a 2G connection. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return (connection?.saveData ?? false) || (connection?.effectiveType?.includes('2g') ?? false);
}
