import { renames, type Rename } from '../config/renames';

/** Converts a name such as `Player` or `Player.pause` between versions. `versions` starts with the oldest version. */
export function nameIn(name: string, from: string, to: string, versions: readonly string[]): string {
  const [start, end] = [versions.indexOf(from), versions.indexOf(to)];
  const isBetween = ({ version }: Rename): boolean => {
    const at = versions.indexOf(version);
    return at > Math.min(start, end) && at <= Math.max(start, end);
  };
  const passed = renames.filter(isBetween);
  if (end >= start) return passed.reduce((now, rename) => (rename.from === now ? rename.to : now), name);
  return passed.reduceRight((now, rename) => (rename.to === now ? rename.from : now), name);
}
