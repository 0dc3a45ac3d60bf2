/** @jest-environment jsdom */
import { type Found, mockSearch } from '../search/ui/site';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentVersion, versions } from '../../../src/config/versions';
import type { Hit } from '../../../src/search/engine/protocol';
import SearchPage from '../../../src/islands/SearchPage';

const current = `v${currentVersion.version}`;

function hit(path: string, [lvl0, lvl1, lvl2]: string[], rest: Partial<Hit> = {}): Hit {
  const hierarchy = { lvl0, lvl1, lvl2 };
  return { objectID: path, url: `https://magmastream.com${path}`, type: 'lvl2', hierarchy, ...rest };
}
const highlighted = (value: string) => ({ value, matchLevel: 'full' as const, matchedWords: ['create'] });
const create = hit('/docs/classes/Manager#create', ['Classes', 'Manager', 'create'], {
  kind: 'method',
  name: 'create',
});

/** Returns hits for several sections of the same page. */
const many = (count: number, from = 0): Hit[] =>
  Array.from({ length: count }, (_, index) => {
    const name = `entry${from + index}`;
    return hit(`/docs/page#${name}`, ['Classes', 'Page', name], { name });
  });

const found = (...hits: Hit[]): Found => ({ hits, nbHits: hits.length, nbPages: 1 });
const finds = (here: Found, elsewhere = found()) =>
  void mockSearch.mockImplementation(({ requests }) =>
    Promise.resolve({ results: [here, elsewhere].slice(0, requests.length) }),
  );
const failsOnce = () => void mockSearch.mockRejectedValueOnce(new Error('offline'));

const field = () => screen.getByRole('searchbox', { name: 'Search for' });
const status = () => screen.getByRole('status');
const alert = () => screen.findByRole('alert');
const more = () => screen.queryByRole('button', { name: /^Show/ });
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Retry' }));
const links = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

/** Opens the search page with a query string. */
async function open(search: string): Promise<void> {
  window.history.replaceState(null, '', `/search${search}`);
  await act(async () => {
    render(<SearchPage />);
    await Promise.resolve();
  });
}

beforeEach(() => finds(found(create)));

test('shows hostile texts as text', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const _snippetResult = { content: highlighted(hostile) };
  finds(found(hit('/docs/a', [hostile, hostile], { type: 'content', _snippetResult })));
  await open(`?q=${encodeURIComponent(hostile)}`);
  expect(status()).toHaveTextContent(`1 result for “${hostile}”`);
  expect(document.body).toHaveTextContent(`${hostile} ${hostile}${hostile}${hostile}`);
});

test('searches the preferred version if the URL names an unknown one', async () => {
  localStorage.setItem('docs-preferred-version-default', '2.7.5');
  await open('?q=create&version=bogus');
  expect(screen.getAllByRole('option')).toHaveLength(versions.length);
  expect(status()).toHaveTextContent('1 result for “create” in v2.7.5');
});

// @spec 5.1 9.23
test('limits the field to 512 characters', async () => {
  await open(`?q=${'a'.repeat(600)}`);
  expect(field()).toHaveValue('a'.repeat(512));
  expect(field()).toHaveAttribute('maxlength', '512');
});

test('keeps the loaded hits when more cannot be loaded', async () => {
  mockSearch.mockImplementation(({ requests: [{ page = 0 }] }) =>
    Promise.resolve({ results: [{ hits: many(page ? 5 : 15, page * 15), nbHits: 20, nbPages: 2 }] }),
  );
  await open('?q=entry');
  failsOnce();
  await userEvent.click(more() as HTMLElement);
  expect(await alert()).toHaveTextContent('Unable to fetch results');
  expect(links()).toHaveLength(15);
  expect(more()).not.toBeInTheDocument();
  await retry();
  await waitFor(() => expect(screen.getByRole('link', { name: 'entry15' })).toHaveFocus());
  expect(links()).toHaveLength(20);
  // The new hits belong to the last page in the list, so they do not add a heading.
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

test('removes the results of the previous query after a failure', async () => {
  await open('?q=a');
  failsOnce();
  await userEvent.type(field(), 'b');
  expect(await alert()).toHaveTextContent(/^Unable to fetch resultsYou might want to check your network connection./);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  expect(status()).toBeEmptyDOMElement();
  await retry();
  await waitFor(() => expect(status()).toHaveTextContent('for “ab”'));
  expect(status()).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('keeps the hit of another version when more hits are loaded', async () => {
  const url = 'https://magmastream.com/docs/2.7.5/classes/Player#setEQ';
  finds(
    { hits: many(15), nbHits: 20, nbPages: 2 },
    found(hit('/x', ['Classes', 'Player', 'setEQ'], { url, name: 'setEQ', version: '2.7.5' })),
  );
  await open('?q=setEQ');
  expect(screen.getByText(`Not in ${current}, but in v2.7.5:`)).toBeInTheDocument();
  await userEvent.click(more() as HTMLElement);
  await waitFor(() => expect(more()).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'setEQ' })).toHaveAttribute('href', '/sub/docs/2.7.5/classes/Player#setEQ');
});
