import { text } from './text';

/** Attributes as they should be; null takes one away. */
type Attributes = Record<string, string | null>;

interface Correction {
  selector: string;
  attributes: (element: Element, dialog: Element) => Attributes;
}

/** An id for the list of the group that the element is part of. */
function listIdOf(part: Element, dialog: Element): string {
  const group = part.closest('.DocSearch-Hits');
  return `docsearch-list-${Array.from(dialog.querySelectorAll('.DocSearch-Hits')).findIndex((other) => other === group)}`;
}

const idsOf = (elements: ArrayLike<Element>): string => Array.from(elements, ({ id }) => id).join(' ');

/** What DocSearch 3.9 tells assistive technology, put right. */
const corrections: readonly Correction[] = [
  {
    // It calls itself a button, so that all that is in it would be read as that button's name.
    selector: '.DocSearch-Container',
    attributes: () => ({
      role: 'dialog',
      'aria-modal': 'true',
      'aria-label': text.dialog,
      tabindex: null,
      'aria-expanded': null,
      'aria-haspopup': null,
      'aria-controls': null,
      'aria-labelledby': null,
    }),
  },
  {
    // Outside of a section these are the banner and the content information of the whole page.
    selector: '.DocSearch-SearchBar, .DocSearch-Footer',
    attributes: () => ({ role: 'none' }),
  },
  {
    // All lists have the same id and are named after the field; what could name them has no id.
    selector: '.DocSearch-Hits ul',
    attributes: (list, dialog) => {
      const id = listIdOf(list, dialog);
      // Options may hold nothing that can be clicked, and hits hold links and buttons. A tree may, and HTML allows it as
      // the role of a list, which it does not for a grid.
      return { id, role: 'tree', 'aria-labelledby': `${id}-name` };
    },
  },
  {
    selector: '.DocSearch-Hit-source',
    attributes: (heading, dialog) => ({ id: `${listIdOf(heading, dialog)}-name` }),
  },
  {
    // The combobox is the field and not what is around it. It names lists also while they are not there.
    selector: '.DocSearch-Input',
    attributes: (_, dialog) => {
      const lists = idsOf(dialog.querySelectorAll('.DocSearch-Hits ul'));
      return {
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-haspopup': 'tree',
        'aria-expanded': String(lists !== ''),
        'aria-controls': lists || null,
      };
    },
  },
  {
    // Hits on a page that is a hit itself are drawn as its branches.
    selector: '.DocSearch-Hit',
    attributes: (hit) => ({
      role: 'treeitem',
      'aria-level': hit.classList.contains('DocSearch-Hit--Child') ? '2' : '1',
    }),
  },
  {
    // Every one of these buttons has the same title, which does not tell what it is about.
    selector: '.DocSearch-Hit-action-button',
    attributes: (button) => {
      const title = button.closest('.DocSearch-Hit')?.querySelector('.DocSearch-Hit-title')?.textContent ?? '';
      return { 'aria-label': text.stored(button.getAttribute('title') ?? '', title) };
    },
  },
  {
    // Pictures without words beside words; those with the role of an image have a name.
    selector: 'svg:not([role])',
    attributes: () => ({ 'aria-hidden': 'true' }),
  },
];

function setAttribute(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Puts right what is wrong in the dialog at the moment; touches nothing that is right. */
export function correct(dialog: Element): void {
  for (const { selector, attributes } of corrections) {
    for (const element of Array.from(dialog.querySelectorAll(selector)))
      for (const [name, value] of Object.entries(attributes(element, dialog))) setAttribute(element, name, value);
  }
}
