import { colorModeKey } from '../../config/docusaurusNames';
import { store } from '../storage/store';

class ColorModeToggle extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('button')!.disabled = false;
    this.onclick = () => {
      const { dataset } = document.documentElement;
      dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
      store(colorModeKey, dataset.theme);
    };
  }
}

customElements.define('color-mode-toggle', ColorModeToggle);
