/** A card as services fetch it: its whole address, and its words for those who do not see it. */
export interface CardLink {
  url: string;
  alt: string;
}

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Names the card in the head of a built page; throws where the page has no title to put the tags before. */
export function withCard(html: string, { url, alt }: CardLink): string {
  const tags = [
    ['property', 'og:image', url],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', alt],
    ['name', 'twitter:image', url],
    ['name', 'twitter:image:alt', alt],
  ];
  const head = tags.map(([key, name, content]) => `<meta ${key}="${name}" content="${attribute(content)}">`).join('');
  const at = html.indexOf('<title');
  if (at === -1) throw new Error('the page has no <title>');
  return html.slice(0, at) + head + html.slice(at);
}
