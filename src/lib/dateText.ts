const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats an ISO date such as `2025-05-12` as `12 May 2025`, alike on the server and in every browser. */
export function dateText(iso: string): string {
  return format.format(new Date(iso.slice(0, 10)));
}
