/**
 * Brings the sheet for all pages, of which a built page carries only what it needs itself (`src/sheets`). It stands behind
 * the page's own style and before all that is loaded later, where it changes nothing that is there. Resolves once it is
 * there, or cannot be loaded; while somebody writes, pages have it from the beginning.
 */
export async function bringWholeSheet(): Promise<void> {
  const named = document.querySelector<HTMLMetaElement>('meta[name=style-sheet]');
  if (!named) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: named.content });
  const settled = new Promise((settle) => (link.onload = link.onerror = settle));
  named.replaceWith(link);
  await settled;
}
