/** @jest-environment jsdom */
import { type Found, mockSearch, mockSite } from './site';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SearchDialog from '../../../../src/search/ui/Dialog';
import { correct } from '../../../../src/search/ui/Dialog/corrections';
import { versions } from '../../../../src/config/versions';
import type { Hit } from '../../../../src/search/engine/protocol';

function hit(lvl0: string, lvl1: string, lvl2: string | null, more: Partial<Hit> = {}): Hit {
  const path = `/docs/${lvl1}${lvl2 ? `#${lvl2}` : ''}`;
  const hierarchy = { lvl0, lvl1, lvl2, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return { objectID: path, url: `https://magmastream.com${path}`, type: lvl2 ? 'lvl2' : 'lvl1', hierarchy, ...more };
}
const create = hit('Classes', 'Manager', 'create', {
  kind: 'method',
  name: 'create',
  owner: 'Manager',
  version: '2.7.5',
});
const hits = [hit('Classes', 'Manager', null), create, hit('Enums', 'LoadTypes', null)];

const found = (count: number, ...some: Hit[]): Found => ({ hits: some, nbHits: count, nbPages: 1 });
const finds = (here: Found, elsewhere = found(0)) =>
  void mockSearch.mockImplementation(() => Promise.resolve({ results: [here, elsewhere] }));
const fails = (error = new Error('The key is wrong')) => void mockSearch.mockRejectedValue(error);

const onClose = jest.fn();
const onLeave = jest.fn();
/** Where the application, which runs in these tests, was asked to go. */
let followed: string[];
document.addEventListener('follow', (event) => {
  event.preventDefault();
  followed.push((event as CustomEvent<string>).detail);
});
const dialog = () => screen.getByRole('dialog', { name: 'Search docs' });
const field = () => screen.getByRole('combobox', { name: 'Search docs' });
const tells = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text || /^$/));

/** Opens DocSearch's own dialog over the documentation of 2.7.5, with a query if there is one. */
const open = (query = '', isEntered = false) =>
  act(() =>
    Promise.resolve(render(<SearchDialog initialQuery={query} onLeave={onLeave} {...{ isEntered, onClose }} />)),
  );

beforeEach(() => {
  finds(found(3, ...hits));
  onClose.mockReset();
  onLeave.mockReset();
  followed = [];
  localStorage.clear();
  // What jsdom has not.
  Object.assign(window, { matchMedia: () => ({ matches: false }), scrollTo: () => undefined });
});

test('the dialog has a name, its field has the focus, the caret is behind the query, and no button or landmark is around it all', async () => {
  await open('create');
  expect(dialog().getAttributeNames().sort()).toEqual(['aria-label', 'aria-modal', 'class', 'role']);
  expect(field()).toHaveFocus();
  expect(field()).toHaveProperty('selectionStart', 'create'.length);
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(dialog()).toHaveTextContent('Searching v2.7.5');
});

test('the field points to the lists that are there', async () => {
  await open();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).not.toHaveAttribute('aria-controls');
  await userEvent.type(field(), 'c');
  const trees = (await screen.findAllByRole('tree')).map(({ id }) => id);
  expect(new Set(trees).size).toBe(2);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', trees.join(' '));
});

test('lists have the names of their groups, and hits their links and what they lead to', async () => {
  await open('create');
  expect(await screen.findByRole('tree', { name: 'Enums' })).toHaveTextContent('LoadTypes');
  const [page, member] = within(screen.getByRole('tree', { name: 'Classes' })).getAllByRole('treeitem');
  expect(page).toHaveAttribute('aria-level', '1');
  expect(member).toHaveAttribute('aria-level', '2');
  expect(member).toHaveTextContent('createManagerMethod of Manager');
  expect(within(member).getByRole('link')).toHaveAttribute('href', '/sub/docs/Manager#create');
  expect(screen.getByRole('link', { name: 'See all 3 results' })).toHaveAttribute(
    'href',
    '/sub/find?q=create&version=2.7.5',
  );
});

test('Enter leads to the first hit, which is remembered, and a button names the search that it is about', async () => {
  finds(found(1, create));
  await open('create');
  await screen.findByRole('treeitem');
  await userEvent.keyboard('{Enter}');
  expect(followed).toEqual(['/sub/docs/Manager#create']);
  expect(onLeave).toHaveBeenCalled();
  expect(onClose).toHaveBeenCalled();
  await userEvent.clear(field());
  await tells('');
  expect(within(await screen.findByRole('tree', { name: 'Recent' })).getByRole('treeitem')).toHaveTextContent('create');
  for (const action of ['Save this search', 'Remove this search from history'])
    expect(screen.getByRole('button', { name: `${action}: create` })).toBeInTheDocument();
});

/** Answers the searches that follow when the returned function is called. */
function heldSearch(): (here: Found) => Promise<void> {
  let answer: (here: Found) => void = () => undefined;
  const answered = new Promise<{ results: Found[] }>(
    (resolve) => (answer = (here) => resolve({ results: [here, found(0)] })),
  );
  mockSearch.mockImplementation(() => answered);
  return (here) => act(() => Promise.resolve(answer(here)));
}

test.each([
  ['in the dialog follows', '', 'c{Enter}', ['/sub/docs/Manager#create']],
  ['before the dialog was there follows', 'c', '{Shift}', ['/sub/docs/Manager#create']],
  ['and Space after it does not follow', '', 'c{Enter} ', []],
])('an Enter that was pressed before the results came, %s the first hit', async (_, initial, keys, wanted) => {
  const answer = heldSearch();
  await open(initial, initial !== '');
  await userEvent.keyboard(keys);
  expect(followed).toEqual([]);
  await answer(found(1, create));
  await tells('1 result');
  await act(() => new Promise((done) => setTimeout(done)));
  expect(followed).toEqual(wanted);
});

test('nothing but spaces is no query, also in the place of another', async () => {
  const fill = (value: string) => fireEvent.input(field(), { target: { value } });
  await open();
  fill('  ');
  expect(field()).toHaveValue('');
  expect(mockSearch).not.toHaveBeenCalled();
  fill('create');
  await tells('3 results');
  fill(' ');
  expect(field()).toHaveValue('');
  await tells('');
  await waitFor(() => expect(screen.queryAllByRole('treeitem')).toEqual([]));
});

test.each([
  [' Player.setVolume ', ' Player.setVolume '],
  ['Plays the track.', ''],
  ['Plays', 'Plays'],
  ['setVolume(50)', ''],
])('with "%s" selected in the page the query is "%s"', async (selected, query) => {
  document.body.replaceChildren(selected);
  window.getSelection()?.selectAllChildren(document.body);
  await open();
  expect(field()).toHaveValue(query);
});

test('what is right already is not touched again, and all pictures without a name are hidden', async () => {
  await open('create');
  await screen.findAllByRole('tree');
  const changes = new MutationObserver(() => undefined);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true });
  correct(document.body);
  expect(changes.takeRecords()).toEqual([]);
  const pictures = Array.from(document.querySelectorAll('svg:not([aria-hidden="true"])'));
  expect(pictures.map((picture) => picture.getAttribute('aria-label'))).not.toContain(null);
});

test.each([
  [0, 'No results'],
  [1, '1 result in v2.7.5'],
  [12, '12 results in v2.7.5'],
])('a reader is told of %d results: %s', async (count, told) => {
  finds(found(count, ...hits.slice(0, count)));
  await open('create');
  await tells(told);
});

test.each([
  ['Player', 'Player.setFoo'],
  [null, 'setFoo'],
])('a reader is told what only another version has, of the owner %s: %s', async (owner, name) => {
  const [{ version }] = versions;
  finds(found(0), found(1, hit('Classes', 'Player', 'setFoo', { owner, name: 'setFoo', version })));
  await open('setFoo');
  const line = `Not in v2.7.5, but in v${version}: ${name}`;
  expect(await screen.findByRole('link', { name: line })).toHaveAttribute('href', '/sub/docs/Player#setFoo');
  await tells(`No results. ${line}`);
});

const help = 'Unable to fetch results. You might want to check your network connection.';
const retryError = Object.assign(new Error('x'), { name: 'RetryError' });
const refusal = Object.assign(new Error('Invalid API key'), { name: 'ApiError', status: 403 });
const refused =
  'The search service refused the key of this site, which only its maintainers can put right. Invalid API key';

test.each([
  ['embedded', 'not-configured', undefined, help],
  ['hosted', 'APP', undefined, `${help} The search service refused the request: The key is wrong`],
  ['hosted', 'APP', refusal, `Unable to fetch results. ${refused}`],
  ['hosted', 'APP', retryError, `${help} The search hosts are unreachable, and the application id may be incorrect.`],
])('a reader is told that %s search failed (%s, %s): %s', async (_, appId, error, told) => {
  Object.assign(mockSite.algolia, { appId });
  fails(error);
  await open('create');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(told));
  finds(found(1, create));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await tells('1 result');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(field()).toHaveFocus();
});
