import { withBaseUrl } from '../../config/withBaseUrl';
import { memberIndexClass } from '../../content/render/classes';
import { isComposed } from '../../lib/keyboard';

const parameter = 'filter';

const [filter] = document.getElementsByClassName('member-filter');
if (filter) addFilter(filter as HTMLElement);

/** Adds a field that filters the member index. Filtering hides entries of the index, but not the sections below. */
function addFilter(box: HTMLElement): void {
  const groups = [...document.querySelectorAll<HTMLElement>(`.${memberIndexClass} > div`)];
  const rows = groups.flatMap((group) => [...group.querySelectorAll('li')]);
  const field = document.createElement('input');
  const status = document.createElement('span');
  field.type = 'search';
  field.ariaLabel = 'Filter members';
  // Skip the constructor, short names that many other members contain, and names that do not fit into the field.
  const names = rows.slice(1).map((row) => row.querySelector('a')?.textContent ?? '');
  field.placeholder = `Filter, for example: ${names.find(({ length }) => length >= 4 && length <= 10) ?? names[0]}`;
  field.autocomplete = 'off';
  field.value = new URLSearchParams(location.search).get(parameter) ?? '';
  status.role = 'status';

  const apply = (): void => {
    const text = field.value.trim();
    const words = text.toLowerCase().split(/\s+/);
    for (const row of rows) {
      // `data-also` contains the search synonyms of the words in the row.
      const content = `${row.textContent} ${row.dataset.also ?? ''}`.toLowerCase();
      row.hidden = !words.every((word) => content.includes(word));
    }
    for (const group of groups) group.hidden = !group.querySelector('li:not([hidden])');
    const count = rows.filter(({ hidden }) => !hidden).length;
    status.replaceChildren(...(text && count > 0 ? [`${count} of ${rows.length}`] : text ? noMatch(text) : []));
  };
  const saveInUrl = (): void => {
    const url = new URL(location.href);
    if (field.value.trim()) url.searchParams.set(parameter, field.value.trim());
    else url.searchParams.delete(parameter);
    history.replaceState(history.state, '', url);
  };
  field.addEventListener('input', apply);
  // Wait until the reader leaves the field, because browsers limit how often a page may change its URL.
  field.addEventListener('change', saveInUrl);
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || isComposed(event)) return;
    saveInUrl();
    const links = rows.flatMap((row) => (row.hidden ? [] : [...row.querySelectorAll('a')]));
    const text = field.value.trim().toLowerCase();
    // Prefers a match in the name over a match in the phrase.
    (links.find(({ textContent }) => textContent.toLowerCase().includes(text)) ?? links[0])?.click();
  });
  box.append(field, status);
  if (field.value) apply();
}

/** Returns the message for an empty filter result, with a link to search. */
function noMatch(text: string): (string | Node)[] {
  const link = document.createElement('a');
  link.href = withBaseUrl(`/search?q=${encodeURIComponent(text)}`);
  link.textContent = 'Search all pages';
  return [`No member matches “${text}”. `, link];
}
