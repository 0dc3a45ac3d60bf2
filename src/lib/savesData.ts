/** The fields of the Network Information API that `savesData` reads. Firefox and Safari lack this API. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Returns true if the reader has enabled data saving or has a 2G connection. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return (connection?.saveData ?? false) || (connection?.effectiveType?.includes('2g') ?? false);
}
