import type { ComponentType } from 'react';
import { loadCode } from '../../lib/loadCode';
import './island.css';
import { showLoadFailure } from './loadFailure';

/** Loads an island by name. Every folder with an `index.tsx` in `src/islands` is an island. */
const load = (name: string) => import(`../${name}/index.tsx`) as Promise<{ default: ComponentType<object> }>;

/** An island: a component that the build renders into a page and that React hydrates separately. */
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
    // During `npm start`, React may remove the element before the code has loaded, because the page changes.
    if (this.isConnected) hydrate(this, Component, JSON.parse(props) as object);
  }
}

customElements.define('react-island', ReactIsland);
