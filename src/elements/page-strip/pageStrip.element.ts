import { closeLayerWith } from '../../lib/layers';

/** The strip below the navbar on small screens. Its table of contents closes like a menu and shows the active link. */
class PageStrip extends HTMLElement {
  connectedCallback(): void {
    const contents = this.querySelector('details');
    if (!contents) return;
    const list = contents.querySelector('ul')!;
    contents.addEventListener('toggle', () => {
      const mark = list.querySelector<HTMLElement>('.table-of-contents__link--active');
      if (contents.open && mark) list.scrollTop = mark.offsetTop - list.clientHeight / 2;
    });
    document.addEventListener('click', ({ target }) => {
      if (!contents.contains(target as Node) || (target as Element).closest('a')) contents.open = false;
    });
    document.addEventListener('focusin', ({ target }) => {
      if (!contents.contains(target as Node)) contents.open = false;
    });
    closeLayerWith((isEscape) => {
      if (isEscape && contents.open) contents.querySelector('summary')!.focus();
      contents.open = false;
    });
  }
}

customElements.define('page-strip', PageStrip);
