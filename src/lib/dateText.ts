const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats an ISO date: `2025-05-12` becomes `12 May 2025`. The server and all browsers return the same text. */
export function dateText(iso: string): string {
  return format.format(new Date(iso.slice(0, 10)));
}
