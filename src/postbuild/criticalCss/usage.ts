import { DomUtils } from 'htmlparser2';
import type { ExtractorResultDetailed } from 'purgecss';
import type { HtmlPage } from '../../lib/html/page';
import { runtimeSelectors } from './runtimeSelectors';

/** The names in a set of pages that CSS selectors can match. */
export class Usage {
  /** The custom properties that the pages and scripts use. */
  readonly variables = new Set<string>();
  private readonly tags = new Set<string>();
  private readonly classes = new Set<string>();
  private readonly ids = new Set<string>();
  private readonly names = new Set<string>();
  private readonly values = new Set<string>();

  constructor() {
    for (const selector of runtimeSelectors) {
      const [name, value] = selector.replace(/^\[|^[.#]|\]$/g, '').split('=') as [string, string?];
      if (selector.startsWith('.')) this.classes.add(name);
      else if (selector.startsWith('#')) this.ids.add(name);
      else if (selector.startsWith('[')) this.names.add(name);
      else this.tags.add(name);
      if (value) this.values.add(value);
    }
  }

  addPage({ elements }: HtmlPage): void {
    for (const element of elements) {
      this.tags.add(element.name);
      for (const [name, value] of Object.entries(element.attribs)) this.addAttribute(name, value);
      if (element.name === 'script') this.addScript(DomUtils.textContent(element));
      if (element.name === 'style') this.addStyle(DomUtils.textContent(element));
    }
  }

  addScript(text: string): void {
    addAll(this.variables, text.match(/(?<=var\()--[\w-]+/g));
  }

  addStyle(text: string): void {
    addAll(this.variables, text.match(/--[\w-]+/g));
  }

  /** Returns the names in PurgeCSS's extractor format. */
  extracted(): ExtractorResultDetailed {
    return {
      tags: [...this.tags],
      classes: [...this.classes],
      ids: [...this.ids],
      attributes: { names: [...this.names], values: [...this.values] },
      undetermined: [],
    };
  }

  private addAttribute(name: string, value: string): void {
    this.names.add(name);
    this.values.add(value);
    if (name === 'class') addAll(this.classes, value.match(/\S+/g));
    if (name === 'id') this.ids.add(value);
    if (value.includes('var(')) this.addStyle(value);
  }
}

function addAll(set: Set<string>, found: RegExpMatchArray | null): void {
  found?.forEach((text) => set.add(text));
}
