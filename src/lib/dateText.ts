const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];

/**
 * An ISO date as a reader expects it: `2025-05-12` is `12 May 2025`. Without the browser's own formats, so that the built
 * page and the running one say the same in every time zone and language.
 */
export function dateText(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split('-').map(Number);
  return `${day} ${months[month - 1]} ${year}`;
}
