import type { BuiltRecords } from './readBuild';
import { indexSettings, type IndexedRecord } from './settings';

/** Says what an upload would do: where to, how much of what, and how one record looks. */
export function describe(built: BuiltRecords, records: readonly IndexedRecord[], indexName: string): string {
  const sizes = records.map((record) => Buffer.byteLength(JSON.stringify(record)));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const largest = records[sizes.indexOf(Math.max(...sizes))];
  const lines = [...built].map(([tag, { length }]) => `  ${tag}: ${length.toLocaleString('en')}`);
  // A member shows more of a record than a page of the site does.
  const sample = records.find(({ owner }) => owner !== null) ?? records[0];
  return [
    `Index ${indexName}: ${records.length.toLocaleString('en')} records, ${(bytes / 1e6).toFixed(1)} MB`,
    ...lines,
    // Plans of Algolia differ in how large a record may be.
    `Largest record: ${(Math.max(...sizes) / 1e3).toFixed(1)} kB, ${largest?.objectID}`,
    `Settings: ${JSON.stringify(indexSettings, null, 2)}`,
    `Sample: ${JSON.stringify(sample, null, 2)}`,
  ].join('\n');
}
