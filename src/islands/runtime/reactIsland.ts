import type { ComponentType } from 'react';
import { loadCode } from '../../lib/loadCode';
import './island.css';
import { showLoadFailure } from './loadFailure';

/** Loads an island by name. Every folder with an `index.tsx` in `src/islands` is an island. */
const load = (name: string) => import(`../${name}/index.tsx`) as Promise<{ default: ComponentType<object> }>;

/** An island: a component that the build has rendered into a page, and that React hydrates alone. */
class ReactIsland extends HTMLElement {
  connectedCallback(): void {
    this.#hydrate().catch((error: unknown) => {
      console.warn(error);
      showLoadFailure(this, error, () => this.#hydrate());
    });
  }

  async #hydrate(): Promise<void> {
    const { island = '', props = '{}' } = this.dataset;
    const [{ hydrate }, { default: Component }] = await loadCode(() =>
      Promise.all([import('./hydrate'), load(island)]),
    );
    // In `npm start`, React removes the element when the page changes, possibly before the code has loaded.
    if (this.isConnected) hydrate(this, Component, JSON.parse(props) as object);
  }
}

customElements.define('react-island', ReactIsland);
