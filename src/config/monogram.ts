/** Two letters that stand for a name: the initials of its words, or the first two letters of its only word. */
export function initials(name: string): string {
  const [first = '', second = ''] = name.split(' ');
  return (second ? first.charAt(0) + second.charAt(0) : first.slice(0, 2)).toUpperCase();
}

/** The same name has the same hue on every run. */
function hueOf(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
}

/** An SVG with the initials on a dark tile of the name's own hue; it reads well on light and dark pages. */
export function monogram(name: string): string {
  const hue = hueOf(name);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">
  <rect width="64" height="64" rx="14" fill="hsl(${hue} 55% 26%)" />
  <rect x="1" y="1" width="62" height="62" rx="13" fill="none" stroke="hsl(${hue} 60% 60%)" stroke-width="2" />
  <text x="32" y="41" font-family="system-ui, sans-serif" font-size="26" font-weight="700" text-anchor="middle" fill="#fff">${initials(name)}</text>
</svg>
`;
}
