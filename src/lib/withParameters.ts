/**
 * A query string (`?q=play`, or empty) with these parameters set and its others as they are; an empty value takes one
 * out. It is the string itself if it says all of that already.
 */
export function withParameters(search: string, values: Readonly<Record<string, string>>): string {
  const parameters = new URLSearchParams(search);
  const changed = Object.entries(values).filter(([name, value]) => (parameters.get(name) ?? '') !== value);
  if (changed.length === 0) return search;
  for (const [name, value] of changed) {
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  }
  const written = parameters.toString();
  return written && `?${written}`;
}
