import { focusMain } from '../skip-link/focusMain';

/** Shows a button while the reader scrolls up. The button scrolls to the top of the page. */
class BackToTop extends HTMLElement {
  connectedCallback(): void {
    const button = this.querySelector('button')!;
    let [lastTop, lastUrl] = [scrollY, location.href];
    const onScroll = (): void => {
      // A link to a heading can also scroll up, but it changes the URL.
      const isUp = scrollY < lastTop && location.href === lastUrl;
      const isBetween = scrollY >= 300 && scrollY + innerHeight < document.documentElement.scrollHeight;
      button.toggleAttribute('data-shown', isUp && isBetween);
      [lastTop, lastUrl] = [scrollY, location.href];
    };
    document.addEventListener('scroll', onScroll, { passive: true });
    button.onclick = () => {
      // Move the focus to the main content, because the button disappears after the click.
      focusMain({ preventScroll: true });
      const { matches } = matchMedia('(prefers-reduced-motion: reduce)');
      scrollTo({ top: 0, behavior: matches ? 'instant' : 'smooth' });
    };
  }
}

customElements.define('back-to-top', BackToTop);
