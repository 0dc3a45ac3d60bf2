import { DomUtils } from 'htmlparser2';
import type { ExtractorResultDetailed } from 'purgecss';
import type { HtmlPage } from '../../lib/html/page';

/** Matches string literals in scripts that may contain class or attribute names. */
const literal = /(["'`])[\w -]+\1/g;

/** The names in a set of pages and scripts that CSS selectors can match. */
export class Usage {
  /** Custom properties that the pages and scripts use. */
  readonly variables = new Set<string>();
  private readonly tags = new Set<string>();
  private readonly classes = new Set<string>();
  private readonly ids = new Set<string>();
  private readonly names = new Set<string>();
  private readonly values = new Set<string>();
  private readonly literals = new Set<string>();

  addPage({ elements }: HtmlPage): void {
    for (const element of elements) {
      this.tags.add(element.name);
      for (const [name, value] of Object.entries(element.attribs)) this.addAttribute(name, value);
      if (element.name === 'script') this.addScript(DomUtils.textContent(element));
      if (element.name === 'style') this.addStyle(DomUtils.textContent(element));
    }
  }

  addScript(text: string): void {
    addAll(this.literals, text.match(literal));
    addAll(this.variables, text.match(/(?<=var\()--[\w-]+/g));
  }

  addStyle(text: string): void {
    addAll(this.variables, text.match(/--[\w-]+/g));
  }

  /** Returns the names in PurgeCSS's extractor format. */
  extracted(): ExtractorResultDetailed {
    // The literal "button" is a tag name and must not keep the rules for the class `.button`.
    const words = [...this.literals]
      .filter((text) => !this.tags.has(text.slice(1, -1)))
      .flatMap((text) => text.match(/[\w-]+/g) ?? []);
    return {
      tags: [...this.tags],
      classes: [...this.classes],
      ids: [...this.ids],
      attributes: { names: [...this.names], values: [...this.values] },
      undetermined: words,
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
