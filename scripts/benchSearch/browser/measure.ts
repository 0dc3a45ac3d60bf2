/** What a search answered, best first, and how long that took. */
export interface Measured {
  /** Addresses below the base address: `/docs/classes/Manager#create`. */
  found: string[];
  /** Milliseconds. */
  time: number;
}

/** Asks a search one query after the other. */
export async function measure(
  search: (query: string) => Promise<string[]> | string[],
  queries: readonly string[],
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const query of queries) {
    const start = performance.now();
    const found = await search(query);
    measured.push({ found, time: performance.now() - start });
  }
  return measured;
}
