/** @jest-environment jsdom */
import { type Found, mockSearch } from './site';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Typed } from '../../../../src/search/ui/Bar/frame';
import SearchDialog from '../../../../src/search/ui/Dialog';
import { correct } from '../../../../src/search/ui/Dialog/corrections';
import { versions } from '../../../../src/config/versions';
import type { Hit } from '../../../../src/search/engine/protocol';

function hit(lvl0: string, lvl1: string, lvl2: string | null, more: Partial<Hit> = {}): Hit {
  const path = `/docs/${lvl1}${lvl2 ? `#${lvl2}` : ''}`;
  const hierarchy = { lvl0, lvl1, lvl2, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return { objectID: path, url: `https://magmastream.com${path}`, type: lvl2 ? 'lvl2' : 'lvl1', hierarchy, ...more };
}
const hits = [hit('Classes', 'Manager', null), hit('Classes', 'Manager', 'create'), hit('Enums', 'LoadTypes', null)];

const found = (count: number, ...some: Hit[]): Found => ({ hits: some, nbHits: count, nbPages: 1 });
const finds = (here: Found, elsewhere = found(0)) =>
  void mockSearch.mockImplementation(() => Promise.resolve({ results: [here, elsewhere] }));

const field = () => screen.getByRole('combobox', { name: 'Search docs' });
const hasStatus = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

/** Opens the dialog on a page of version 2.7.5. */
const open = (query = '', isEntered = false) => {
  const typed: Typed = {
    query,
    isEntered,
    selection: [query.length, query.length],
    start: document.createElement('nav'),
  };
  return act(() => Promise.resolve(render(<SearchDialog {...typed} onClose={() => undefined} />)));
};

beforeEach(() => {
  finds(found(3, ...hits));
  // jsdom does not implement these functions.
  Object.assign(window, { matchMedia: () => ({ matches: false }), scrollTo: () => undefined });
});

test('connects the field with the lists of results', async () => {
  await open();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).not.toHaveAttribute('aria-controls');
  await userEvent.type(field(), 'c');
  const lists = (await screen.findAllByRole('tree')).map(({ id }) => id);
  expect(new Set(lists).size).toBe(2);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', lists.join(' '));
});

test('leaves corrected markup untouched', async () => {
  await open('create');
  await screen.findAllByRole('tree');
  const changes = new MutationObserver(() => undefined);
  changes.observe(document.body, { subtree: true, childList: true, attributes: true });
  correct(document.body);
  expect(changes.takeRecords()).toEqual([]);
});

test.each([
  ['in the dialog', '', 'c{Enter}', 1],
  ['before the dialog opened', 'c', '{Shift}', 1],
  ['and cancelled by a space', '', 'c{Enter} ', 0],
])('repeats an Enter pressed %s once the hits arrive', async (_, initialQuery, keys, times) => {
  const url = 'https://discord.js.org/docs';
  const results = [found(1, { ...hits[0], url }), found(0)];
  let answer = (): void => undefined;
  mockSearch.mockReturnValue(new Promise((resolve) => (answer = () => resolve({ results }))));
  const openWindow = jest.spyOn(window, 'open').mockReturnValue(null);
  await open(initialQuery, initialQuery !== '');
  await userEvent.keyboard(keys);
  expect(openWindow).not.toHaveBeenCalled();
  await act(() => Promise.resolve(answer()));
  await hasStatus('1 result in v2.7.5');
  await act(() => new Promise((done) => setTimeout(done)));
  expect(openWindow.mock.calls).toEqual(Array(times).fill([url, '_blank', 'noopener']));
  openWindow.mockRestore();
});

test('treats a query of spaces as empty', async () => {
  const fill = (value: string) => fireEvent.input(field(), { target: { value } });
  await open();
  fill('  ');
  expect(field()).toHaveValue('');
  expect(mockSearch).not.toHaveBeenCalled();
  fill('create');
  await hasStatus('3 results in v2.7.5');
  fill(' ');
  expect(field()).toHaveValue('');
  await hasStatus('');
});

test.each([
  ['Player', 'Player.setFoo'],
  [null, 'setFoo'],
])('announces a hit of another version with the owner %s as %s', async (owner, name) => {
  const [{ version }] = versions;
  finds(found(0), found(1, hit('Classes', 'Player', 'setFoo', { owner, name: 'setFoo', version })));
  await open('setFoo');
  const line = `Not in v2.7.5, but in v${version}: ${name}`;
  expect(await screen.findByRole('link', { name: line })).toHaveAttribute('href', '/sub/docs/Player#setFoo');
  await hasStatus(`No results. ${line}`);
});

// @spec 8.11
test('announces a failed search and finds on Retry', async () => {
  mockSearch.mockRejectedValue(new Error('offline'));
  await open('create');
  await hasStatus('Unable to fetch results. You might want to check your network connection.');
  finds(found(1, hits[0]));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await hasStatus('1 result in v2.7.5');
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(field()).toHaveFocus();
});
