import type { Page } from '@playwright/test';

/**
 * Translates its page into capital letters, immediately and after each change. Like browser translators, changes the
 * page's language and replaces each text node with two `<font>` elements.
 */
export function translate(): void {
  const skipped = 'script, style, noscript, textarea, [translate=no], font';
  const wrap = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(skipped)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      inner.textContent = text.data.toUpperCase();
      text.replaceWith(outer);
    }
  };
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) if (target.isConnected) wrap(target.parentNode ?? target);
  });
  document.documentElement.lang = 'fr';
  document.documentElement.classList.add('translated-ltr');
  wrap(document.body);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}

export const translatePage = (page: Page) => page.evaluate(translate);
