import type { Element, ElementContent } from 'hast';
import { headFactsClass, unindexedClasses } from '../render/classes';
import type { ApiKind, PageSection, Subject } from './page';
import { classesOf, hasClass } from './tree';

type OpenSection = Omit<PageSection, 'texts'> & { text: string };

const skippedTags = new Set('aside button footer form nav noscript pre script style svg td th tr'.split(' '));

/** Classes of elements that search does not index, because they repeat or decorate the surrounding text. */
const skippedClasses = new Set([
  ...unindexedClasses,
  ...['button', 'doc-card', 'change-list', 'code-sample', 'hash-link', 'tabs'],
  ...['theme-doc-version-badge', 'theme-doc-version-banner'],
]);

/** Elements that start a new word, so that their text does not join the preceding text. */
const blocks = new Set('br dd div dl dt h2 h3 h4 h5 h6 header li ol p section ul'.split(' '));

/** Marks the start of a block in a text. Folds like a space. */
const blockStart = '\u2029';

const snippetLength = 1000;

/** Returns the sections of a page. Throws an error for a repeated anchor, or if no `<h1>` (or `title`) comes first. */
export function sectionsOf(content: readonly ElementContent[], title?: string): PageSection[] {
  const page = title === undefined ? [] : [{ level: 1, title, anchor: null, ...noSubject, text: '' }];
  const sections = readSections(content, page);
  if (sections.at(0)?.level !== 1) throw new Error('the page needs an <h1> before its other headings');
  const anchors = sections.flatMap(({ anchor }) => anchor ?? []);
  const repeated = anchors.find((anchor, index) => anchors.indexOf(anchor) < index);
  if (repeated) throw new Error(`two headings have the id "${repeated}"`);
  return sections.map(({ text, ...fields }) => ({
    ...fields,
    title: foldSpace(fields.title),
    texts: splitText(foldSpace(separateBlocks(text))),
  }));
}

function readSections(content: readonly ElementContent[], sections: OpenSection[]): OpenSection[] {
  const readTable = (table: Element, above: OpenSection): void => {
    above.text = endSentence(above.text);
    for (const cells of rowsOf(table)) {
      const [first, ...others] = cells.map(textOf).filter((cell) => cell.trim());
      const isHead = cells.some(({ properties }) => properties.scope === 'col');
      const sentence = isHead ? [first, ...others].join(', ') : `${first}: ${others.join(' – ')}`;
      above.text = endSentence(above.text + (others.length > 0 ? sentence : first));
    }
  };

  const read = (node: ElementContent): void => {
    const section = sections.at(-1);
    if (node.type === 'text' && section) section.text += node.value;
    if (node.type !== 'element') return;
    const { tagName, properties, children } = node;
    // The page title is not part of the content, so the line below it has the attributes of the symbol.
    if (section?.kind === null && hasClass(node, headFactsClass)) Object.assign(section, subjectOf(node));
    if (isSkipped(node)) return;
    if (tagName === 'h1' || (/^h[2-6]$/.test(tagName) && properties.id)) {
      const anchor = typeof properties.id === 'string' ? properties.id : null;
      sections.push({ level: Number(tagName[1]), title: textOf(node), anchor, ...subjectOf(node), text: '' });
    } else if (tagName === 'table' && section) {
      readTable(node, section);
    } else if (section && (tagName === 'dt' || hasClass(node, 'api-default'))) {
      section.text = `${endSentence(section.text)}${textOf(node).trim()}: `;
    } else {
      if (section && blocks.has(tagName)) section.text += blockStart;
      children.forEach(read);
    }
  };

  content.forEach(read);
  return sections;
}

function rowsOf({ children }: Element): Element[][] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'tr' ? [child.children.filter((cell) => cell.type === 'element')] : rowsOf(child);
  });
}

function textOf({ children }: Element): string {
  return children
    .map((child) => {
      if (child.type === 'text') return child.value;
      if (child.type !== 'element' || isSkipped(child)) return '';
      return (blocks.has(child.tagName) ? blockStart : '') + textOf(child);
    })
    .join('');
}

function isSkipped(element: Element): boolean {
  return skippedTags.has(element.tagName) || classesOf(element).some((name) => skippedClasses.has(name));
}

const noSubject: Subject = { kind: null, name: null, owner: null };

function subjectOf({ properties }: Element): Subject {
  const { 'data-kind': kind, 'data-name': name, 'data-owner': owner = null } = properties as Record<string, string>;
  return kind && name ? { kind: kind as ApiKind, name, owner } : noSubject;
}

function endSentence(text: string): string {
  const sentence = text.trimEnd();
  return sentence === '' || /[.:;!?]$/.test(sentence) ? `${sentence} ` : `${sentence}. `;
}

/** Puts a dash between blocks without punctuation, such as list items. Removes the space that a skipped type leaves. */
const separateBlocks = (text: string): string =>
  text.replace(/(?<=[^\s.,:;!?–])\s*\u2029\s*(?=[^\s–])/g, ' – ').replace(/\s+(?=:\s)/g, '');

/** Collapses whitespace and removes zero-width characters. */
export function foldSpace(text: string): string {
  return text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Splits text at sentence ends, but not between the cells of a table row. */
function splitText(text: string): string[] {
  const snippets: string[] = [];
  for (const sentence of text.split(/(?<=[.!?]) (?!–)/)) {
    const last = snippets.at(-1);
    if (last !== undefined && last.length + sentence.length < snippetLength)
      snippets[snippets.length - 1] = `${last} ${sentence}`;
    else if (sentence) snippets.push(sentence);
  }
  return snippets;
}
