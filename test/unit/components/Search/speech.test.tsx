/** @jest-environment jsdom */
import './site';
import { screen, within } from '@testing-library/dom';
import { correct } from '../../../../src/components/Search/Dialog/corrections';
import { announcement, elsewhereLine } from '../../../../src/components/Search/Dialog/Notices';
import { text } from '../../../../src/components/Search/text';
import { currentVersion } from '../../../../src/config/versions';

const group = (name: string, ...hits: string[]) => `
  <section class="DocSearch-Hits">
    <div class="DocSearch-Hit-source">${name}</div>
    <ul role="listbox" id="docsearch-list" aria-labelledby="docsearch-label">${hits.join('')}</ul>
  </section>`;
const hit = (title: string, more = '') => `
  <li class="DocSearch-Hit ${more}" role="option" aria-selected="false">
    <a href="/docs"><svg></svg><span class="DocSearch-Hit-title">${title}</span>
    <button class="DocSearch-Hit-action-button" title="Save this search"><svg></svg></button></a>
  </li>`;

/** DocSearch as it comes, as far as it matters here, corrected. */
function corrected(...groups: string[]): HTMLElement {
  document.body.innerHTML = `<div><div class="DocSearch-Container" role="button" tabindex="0" aria-expanded="true"
      aria-haspopup="listbox" aria-controls="docsearch-hits0-list" aria-labelledby="docsearch-label">
    <header class="DocSearch-SearchBar">
      <label id="docsearch-label" for="field">Search docs</label>
      <input id="field" class="DocSearch-Input" type="search" aria-controls="docsearch-hits0-list" />
    </header>
    ${groups.join('')}
    <footer class="DocSearch-Footer"><svg role="img" aria-label="Enter key"></svg></footer>
  </div></div>`;
  const root = document.body.firstElementChild as HTMLElement;
  correct(root);
  return root;
}

test('assistive technology gets a dialog with a name, and no button or landmark around it all', () => {
  corrected();
  const dialog = screen.getByRole('dialog', { name: 'Search docs' });
  expect(dialog).toHaveAttribute('aria-modal', 'true');
  expect(dialog.getAttributeNames().sort()).toEqual(['aria-label', 'aria-modal', 'class', 'role']);
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('assistive technology gets a field that points to the lists that are there', () => {
  const root = corrected();
  const field = screen.getByRole('combobox', { name: 'Search docs' });
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(field).not.toHaveAttribute('aria-controls');

  const groups = group('Classes', hit('create')) + group('Enums', hit('LoadTypes'));
  root.querySelector('footer')?.insertAdjacentHTML('beforebegin', groups);
  correct(root);
  const trees = screen.getAllByRole('tree').map(({ id }) => id);
  expect(new Set(trees).size).toBe(2);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(field).toHaveAttribute('aria-controls', trees.join(' '));
});

test('assistive technology gets lists with the names of their groups, and hits with their links and buttons', () => {
  corrected(group('Classes', hit('Manager'), hit('create', 'DocSearch-Hit--Child')), group('Enums', hit('LoadTypes')));
  expect(screen.getByRole('tree', { name: 'Enums' })).toContainElement(screen.getByText('LoadTypes'));
  const [page, member] = within(screen.getByRole('tree', { name: 'Classes' })).getAllByRole('treeitem');
  expect(page).toHaveAttribute('aria-level', '1');
  expect(member).toHaveAttribute('aria-level', '2');
  expect(within(member).getByRole('link')).toBeInTheDocument();
  expect(within(member).getByRole('button', { name: 'Save this search: create' })).toBeInTheDocument();
});

test('assistive technology gets no pictures but those with a name', () => {
  const shown = Array.from(
    corrected(group('Classes', hit('create'))).querySelectorAll('svg:not([aria-hidden="true"])'),
  );
  expect(shown.map((picture) => picture.getAttribute('aria-label'))).toEqual(['Enter key']);
});

test('what is right already is not touched again', () => {
  const root = corrected(group('Classes', hit('create')));
  const changes = new MutationObserver(() => undefined);
  changes.observe(root, { subtree: true, childList: true, attributes: true });
  correct(root);
  expect(changes.takeRecords()).toEqual([]);
});

const setFoo = { objectID: 'a', name: 'setFoo', owner: 'Player', version: '2.7.5' };
const here = `v${currentVersion.version}`;

test.each([
  [0, 'No results'],
  [1, `1 result in ${here}`],
  [12, `12 results in ${here}`],
])('a reader is told of %d results: %s', (count, told) => {
  expect(announcement({ state: 'found', count }, currentVersion)).toBe(told);
});

test('a reader is told what only another version has', () => {
  const line = `Not in ${here}, but in v2.7.5: Player.setFoo`;
  expect(elsewhereLine(setFoo, currentVersion)).toBe(line);
  expect(elsewhereLine({ ...setFoo, owner: null }, currentVersion)).toMatch(/: setFoo$/);
  const outcome = { state: 'found', count: 0, elsewhere: setFoo } as const;
  expect(announcement(outcome, currentVersion)).toBe(`No results. ${line}`);
});

test('a reader is told that nothing could be fetched, and of hosted search why', () => {
  const error = new Error('Invalid Application-ID or API key');
  expect(announcement({ state: 'failed', error }, currentVersion, 'A reason.')).toBe(
    'Unable to fetch results. You might want to check your network connection. A reason.',
  );
  expect(text.reason(error, true)).toContain('Invalid Application-ID or API key');
  expect(text.reason(error, false)).toBeUndefined();
  const retry = Object.assign(error, { name: 'RetryError' });
  expect(text.reason(retry, true)).toMatch(/hosts are unreachable.*application id/);
});
