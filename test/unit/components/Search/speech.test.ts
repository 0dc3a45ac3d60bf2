/** @jest-environment jsdom */
import { screen, within } from '@testing-library/dom';
import { correct } from '../../../../src/components/Search/Dialog/corrections';
import { reasonOf } from '../../../../src/components/Search/reason';
import { announcement, elsewhereLine } from '../../../../src/components/Search/Dialog/describe';
import { currentVersion } from '../../../../src/config/versions';

const group = (name: string, hits: string) => `
  <section class="DocSearch-Hits">
    <div class="DocSearch-Hit-source">${name}</div>
    <ul role="listbox" id="docsearch-list" aria-labelledby="docsearch-label">${hits}</ul>
  </section>`;
const hit = (id: string, title: string, more = '') => `
  <li class="DocSearch-Hit ${more}" role="option" id="${id}" aria-selected="false">
    <a href="/docs"><svg></svg><span class="DocSearch-Hit-title">${title}</span>
    <button class="DocSearch-Hit-action-button" title="Save this search"><svg></svg></button></a>
  </li>`;

/** DocSearch as it comes, as far as it matters here. */
function docSearch(groups: string): HTMLElement {
  document.body.innerHTML = `<div><div class="DocSearch-Container" role="button" tabindex="0" aria-expanded="true"
      aria-haspopup="listbox" aria-controls="docsearch-hits0-list" aria-labelledby="docsearch-label">
    <header class="DocSearch-SearchBar">
      <label id="docsearch-label" for="field">Search docs</label>
      <input id="field" class="DocSearch-Input" type="search" aria-controls="docsearch-hits0-list" />
    </header>
    ${groups}
    <footer class="DocSearch-Footer"><svg role="img" aria-label="Enter key"></svg></footer>
  </div></div>`;
  return document.body.firstElementChild as HTMLElement;
}

describe('assistive technology gets', () => {
  test('a dialog with a name, and no button or landmark around it all', () => {
    correct(docSearch(''));
    const dialog = screen.getByRole('dialog', { name: 'Search docs' });
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    for (const name of ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-labelledby'])
      expect(dialog).not.toHaveAttribute(name);

    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  test('a field that points to the lists that are there', () => {
    const root = docSearch('');
    correct(root);
    const field = screen.getByRole('combobox', { name: 'Search docs' });
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(field).not.toHaveAttribute('aria-controls');

    root.querySelector('footer')?.insertAdjacentHTML('beforebegin', group('Classes', hit('a', 'create')));
    root.querySelector('footer')?.insertAdjacentHTML('beforebegin', group('Enums', hit('b', 'LoadTypes')));
    correct(root);
    const trees = screen.getAllByRole('tree').map(({ id }) => id);
    expect(new Set(trees).size).toBe(2);
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(field).toHaveAttribute('aria-controls', trees.join(' '));
  });

  test('lists with the names of their groups, and hits with their links and buttons', () => {
    const children = hit('a', 'Manager') + hit('b', 'create', 'DocSearch-Hit--Child');
    correct(docSearch(group('Classes', children) + group('Enums', hit('c', 'LoadTypes'))));
    expect(screen.getByRole('tree', { name: 'Enums' })).toContainElement(screen.getByText('LoadTypes'));
    const [page, member] = within(screen.getByRole('tree', { name: 'Classes' })).getAllByRole('treeitem');
    expect(page).toHaveAttribute('aria-level', '1');
    expect(member).toHaveAttribute('aria-level', '2');
    expect(within(member).getByRole('link')).toBeInTheDocument();
    expect(within(member).getByRole('button', { name: 'Save this search: create' })).toBeInTheDocument();
  });

  test('no pictures but those with a name', () => {
    const root = docSearch(group('Classes', hit('a', 'create')));
    correct(root);
    const shown = Array.from(root.querySelectorAll('svg:not([aria-hidden="true"])'));
    expect(shown.map((picture) => picture.getAttribute('aria-label'))).toEqual(['Enter key']);
  });

  test('what is right already is not touched again', () => {
    const root = docSearch(group('Classes', hit('a', 'create')));
    correct(root);
    const changes = new MutationObserver(() => undefined);
    changes.observe(root, { subtree: true, childList: true, attributes: true });
    correct(root);
    expect(changes.takeRecords()).toEqual([]);
  });
});

describe('a reader is told', () => {
  const setFoo = { objectID: 'a', name: 'setFoo', owner: 'Player', version: '2.7.5' };

  test('how many results there are, and in which version', () => {
    const found = (count: number) => announcement({ state: 'found', query: 'x', count }, currentVersion);
    expect([0, 1, 12].map(found)).toEqual(['No results', '1 result in v2.8.7', '12 results in v2.8.7']);
  });

  test('what only another version has', () => {
    expect(elsewhereLine(setFoo, currentVersion)).toBe('Not in v2.8.7, but in v2.7.5: Player.setFoo');
    expect(elsewhereLine({ ...setFoo, owner: null }, currentVersion)).toMatch(/: setFoo$/);
    expect(announcement({ state: 'found', query: 'setFoo', count: 0, elsewhere: setFoo }, currentVersion)).toBe(
      'No results. Not in v2.8.7, but in v2.7.5: Player.setFoo',
    );
  });

  test('that nothing could be fetched, and why', () => {
    const error = new Error('Invalid Application-ID or API key');
    expect(announcement({ state: 'failed', query: 'x', error }, currentVersion, 'A reason.')).toBe(
      'Unable to fetch results. You might want to check your network connection. A reason.',
    );
    expect(reasonOf(error, true)).toContain('Invalid Application-ID or API key');
    expect(reasonOf(Object.assign(error, { name: 'RetryError' }), true)).toMatch(
      /hosts are unreachable.*application id/,
    );
    expect(reasonOf(error, false)).toBeUndefined();
  });
});
