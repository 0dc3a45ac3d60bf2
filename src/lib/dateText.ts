const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * An ISO date as a reader expects it: `2025-05-12` is `12 May 2025`. In one language and time zone, so that the built
 * page and the running one say the same everywhere.
 */
export function dateText(iso: string): string {
  return format.format(new Date(iso.slice(0, 10)));
}
