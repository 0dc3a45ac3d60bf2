/** Sets parameters in a query string such as `?q=play`. An empty value removes the parameter. */
export function withParameters(search: string, values: Readonly<Record<string, string>>): string {
  const parameters = new URLSearchParams(search);
  const changed = Object.entries(values).filter(([name, value]) => (parameters.get(name) ?? '') !== value);
  if (changed.length === 0) return search;
  for (const [name, value] of changed) {
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  }
  const query = parameters.toString();
  return query && `?${query}`;
}
