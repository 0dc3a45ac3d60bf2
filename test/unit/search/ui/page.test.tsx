/** @jest-environment jsdom */
import { type Found, mockPreload, mockSearch, mockSite } from './site';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserHistory } from 'history';
import { ways } from '../../../../src/features/home/words';
import { currentVersion, versions } from '../../../../src/config/versions';
import type { Hit } from '../../../../src/search/engine/protocol';
import NotFoundContent from '../../../../src/theme/NotFound/Content';
import SearchPage from '../../../../src/theme/SearchPage';

const current = `v${currentVersion.version}`;

function hit(path: string, [lvl0, lvl1, lvl2, lvl3]: string[], rest: Partial<Hit> = {}): Hit {
  const hierarchy = { lvl0, lvl1, lvl2, lvl3 };
  return { objectID: path, url: `https://magmastream.com${path}`, type: 'lvl3', hierarchy, ...rest };
}
const highlighted = (value: string) => ({ value, matchLevel: 'full' as const, matchedWords: ['create'] });
const member = (owner: string, [group, title]: [string, string], rest: Partial<Hit> = {}): Hit => {
  const name = title.replace(/\(.*/, '');
  const what = { name, owner, kind: 'method' } as const;
  return hit(`/docs/classes/${owner}#${name}`, ['Classes', owner, group, title], { ...what, ...rest });
};

const create = member('Manager', ['Methods', 'create(options)'], {
  _highlightResult: { hierarchy: { lvl3: highlighted('<mark>create</mark>(options)') } },
});
const options = member('Manager', ['Properties', 'options'], { kind: 'property' });
const guide = hit('/docs/intro#first', ['Documentation', 'Introduction', 'Setup', 'First player'], {
  type: 'content',
  _snippetResult: { content: highlighted('you <mark>create</mark> a Map&lt;string&gt;…') },
});
/** Hits of one page each, or of the page that all share. */
const many = (count: number, from: number, page?: string): Hit[] =>
  Array.from({ length: count }, (_, index) => {
    const name = `entry${from + index}`;
    return hit(`/docs/${page ?? name}#${name}`, ['Classes', page ?? `Page of ${name}`, name], { name });
  });

const found = (...hits: Hit[]): Found => ({ hits, nbHits: hits.length, nbPages: 1 });
const answers = (here: Found, elsewhere = found()) => Promise.resolve({ results: [here, elsewhere] });
const finds = (here: Found, elsewhere = found()) =>
  void mockSearch.mockImplementation(({ requests }) =>
    Promise.resolve({ results: [here, elsewhere].slice(0, requests.length) }),
  );
const failsOnce = (error = new Error('offline')) => void mockSearch.mockImplementationOnce(() => Promise.reject(error));
const questions = () => mockSearch.mock.calls.map(([{ requests }]) => requests[0].query);

/** A search that the test answers when it likes. */
function held(): Record<'answer' | 'fail', (here: Found) => Promise<void>> {
  let settle: { resolve: (value: { results: Found[] }) => void; reject: (error: Error) => void };
  mockSearch.mockImplementationOnce(() => new Promise((resolve, reject) => (settle = { resolve, reject })));
  return {
    answer: (here) => act(async () => settle.resolve(await answers(here))),
    fail: () => act(() => Promise.resolve(settle.reject(new Error('offline')))),
  };
}

const field = () => screen.getByRole('searchbox', { name: 'Search for' });
const select = () => screen.getByRole('combobox', { name: 'Version' });
const status = () => screen.getByRole('status');
const more = () => screen.queryByRole('button', { name: /^Show/ });
const link = (name: string) => screen.getByRole('link', { name });
const links = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const list = (name: string) => within(screen.getByRole('list', { name }));
const hasStatus = (text: string) => waitFor(() => expect(status()).toHaveTextContent(text));
const hasAddress = (search: string) => waitFor(() => expect(window.location.search).toBe(search));
const showsNoFailure = () => expect(screen.queryByRole('alert')).not.toBeInTheDocument();

/** Opens the page at an address and waits until everything that can be answered is. */
async function open(address: string, into?: { container: HTMLElement; hydrate: true }): Promise<void> {
  window.history.replaceState(null, '', address);
  mockSite.history = createBrowserHistory();
  await act(async () => {
    render(<SearchPage />, into);
    await Promise.resolve();
  });
}

beforeEach(() => finds(found(create, guide, options)));
afterEach(() => jest.useRealTimers());

test('the page says what can be found, the field has the focus, and nothing is asked', async () => {
  await open('/search');
  expect(screen.getByRole('main')).toHaveTextContent(/^Search the documentation.*Find a class, a method/);
  expect(field()).toHaveFocus();
  expect(status()).toBeEmptyDOMElement();
  expect(document.title).toBe('Search the documentation');
  await userEvent.type(field(), '   ');
  expect(field()).toHaveValue('');
  expect(mockSearch).not.toHaveBeenCalled();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
});

test('a query of nothing but spaces is none, and goes from the address', async () => {
  await open('/search?q=%20%20');
  expect(field()).toHaveValue('');
  expect(list('Examples').getAllByRole('link')).not.toHaveLength(0);
  await hasAddress('');
  expect(mockSearch).not.toHaveBeenCalled();
});

// @spec 2.10
test('the home page and the not-found page lead to the address of the search page', () => {
  render(<NotFoundContent />);
  expect(screen.getByRole('link', { name: /^Search for/ })).toHaveAttribute('href', '/find');
  expect(ways.map(({ to }) => to)).toContain('/find');
});

test('an example is a search of its own address, and what it needs is fetched for its version only', async () => {
  await open('/search?version=2.7.5');
  const example = list('Examples').getByRole('link', { name: 'track start' });
  expect(example).toHaveAttribute('href', '/find?q=track+start&version=2.7.5');
  await waitFor(() => expect(mockPreload).toHaveBeenCalled());
  expect(mockPreload.mock.calls.map(([, tags]) => tags)).toEqual([['docs-default-2.7.5']]);
});

test('results are grouped by page, with what each hit is and what matches', async () => {
  await open('/search?q=create');
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual(['Manager Classes', 'Introduction Documentation']);
  expect(links()).toEqual(['create(options)', 'options', 'First player']);
  const [method, , section] = screen.getAllByRole('listitem');
  expect(method).toHaveTextContent('create(options)Method of Manager');
  expect(within(method).getByText('create').tagName).toBe('MARK');
  expect(within(method).getByRole('link')).toHaveAttribute('href', '/docs/classes/Manager#create');
  expect(section).toHaveTextContent('First playerSetupyou create a Map<string>…');
});

test('results are counted aloud and named in the title of the document', async () => {
  finds({ hits: many(15, 0), nbHits: 1240, nbPages: 83 });
  await open('/search?q=create');
  expect(status()).toHaveTextContent(`1,240 results for “create” in ${current}`);
  expect(document.title).toBe('Search results for “create”');
  finds(found(create));
  await userEvent.type(field(), 's');
  await hasStatus(`One result for “creates” in ${current}`);
});

test('a hostile text is shown as text', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  const _snippetResult = { content: highlighted(hostile) };
  finds(found(hit('/docs/a', [hostile, hostile], { type: 'content', _snippetResult })));
  await open(`/search?q=${encodeURIComponent(hostile)}`);
  expect(status()).toHaveTextContent(`One result for “${hostile}”`);
  expect(screen.getByRole('main')).toHaveTextContent(`${hostile} ${hostile}${hostile}${hostile}`);
});

test.each(['answer', 'fail'] as const)(
  'older searches that %s before and after a newer one are forgotten',
  async (end) => {
    const [before, after, newest] = [held(), held(), held()];
    await open('/search');
    await userEvent.type(field(), 'abc');
    expect(questions()).toEqual(['a', 'ab', 'abc']);
    await before[end](found(guide));
    showsNoFailure();
    await newest.answer(found(create));
    await after[end](found(guide));
    expect(links()).toEqual(['create(options)']);
    expect(status()).toHaveTextContent('One result for “abc”');
    showsNoFailure();
  },
);

test('the last results stay until the next ones are there, and go with the query', async () => {
  await open('/search?q=a');
  const next = held();
  await userEvent.type(field(), 'b');
  expect(links()).toHaveLength(3);
  await next.answer(found(create));
  expect(links()).toHaveLength(1);
  await userEvent.clear(field());
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  expect(status()).toBeEmptyDOMElement();
});

// @spec 4.34 9.24
test('waiting is shown once it has taken 300 ms', async () => {
  jest.useFakeTimers();
  const search = held();
  await open('/search?q=create');
  act(() => jest.advanceTimersByTime(299));
  expect(status()).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  expect(status()).toHaveTextContent('Searching…');
  await search.answer(found(create));
  expect(status()).toHaveTextContent('One result');
});

test('what was typed before the page became interactive counts for more than the address', async () => {
  await open('/search');
  const container = document.createElement('div');
  container.innerHTML = document.body.firstElementChild?.innerHTML ?? '';
  document.body.replaceChildren(container);
  await userEvent.type(field(), 'early');
  await open('/search?q=address', { container, hydrate: true });
  expect(field()).toHaveValue('early');
  expect(status()).toHaveTextContent('for “early”');
  await hasAddress('?q=early');
});

test('the address follows the field in place and keeps its other parts', async () => {
  await open('/search?from=here&q=old#part');
  const before = window.history.length;
  await userEvent.clear(field());
  await userEvent.type(field(), 'a b');
  await hasAddress('?from=here&q=a+b');
  expect(window.location.hash).toBe('#part');
  expect(window.history.length).toBe(before);
  await userEvent.clear(field());
  await hasAddress('?from=here');
});

test('the address is right as soon as the reader leaves the field or presses Enter', async () => {
  await open('/search');
  await userEvent.type(field(), 'one');
  await userEvent.tab();
  expect(window.location.search).toBe('?q=one');
  await userEvent.type(field(), 's{Enter}');
  expect(window.location.search).toBe('?q=ones');
});

test('the field follows the address, back and forth', async () => {
  await open('/search?q=one');
  act(() => mockSite.history.push('/search?q=two&version=2.6.1'));
  expect(field()).toHaveValue('two');
  await hasStatus('for “two” in v2.6.1');
  act(() => mockSite.history.goBack());
  await waitFor(() => expect(field()).toHaveValue('one'));
  await hasStatus(`for “one” in ${current}`);
  act(() => mockSite.history.goForward());
  await waitFor(() => expect(field()).toHaveValue('two'));
});

test('the address of the page that is on its way is not taken for a search', async () => {
  await open('/search?q=one');
  act(() => mockSite.history.push('/docs/intro?q=two'));
  expect(field()).toHaveValue('one');
  await userEvent.type(field(), 's');
  await userEvent.tab();
  expect(window.location.search).toBe('?q=two');
});

// @spec 5.1 9.23
test('a query of more than 512 characters is cut off in the address, and typed ones are too', async () => {
  await open(`/search?q=${'a'.repeat(600)}`);
  expect(field()).toHaveValue('a'.repeat(512));
  expect(field()).toHaveAttribute('maxlength', '512');
  await hasAddress(`?q=${'a'.repeat(512)}`);
});

test.each([
  ['latest version', null, '/search?q=create', currentVersion.label, current],
  ['version that the reader read last', { name: '2.7.5' }, '/search?q=create&version=bogus', 'v2.7.5', 'v2.7.5'],
])('the %s is searched when the address names none', async (_, preferredVersion, address, label, version) => {
  Object.assign(mockSite, { preferredVersion });
  await open(address);
  expect(select()).toHaveDisplayValue(label);
  expect(within(select()).getAllByRole('option')).toHaveLength(versions.length);
  expect(status()).toHaveTextContent(`in ${version}`);
});

test('a version that is chosen is asked, with the pages outside the documentation, and shows in the address', async () => {
  await open('/search?q=create');
  await userEvent.selectOptions(select(), 'v2.6.1');
  await hasStatus('in v2.6.1');
  await hasAddress('?q=create&version=2.6.1');
  const facetFilters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-2.6.1']];
  const [request] = mockSearch.mock.lastCall![0].requests;
  expect(request).toMatchObject({ indexName: 'magmastream', query: 'create', page: 0, hitsPerPage: 15, facetFilters });
});

/** Finds `nbHits` altogether, of a page each or of one. */
const findsMany = (nbHits: number, page?: string) =>
  mockSearch.mockImplementation(({ requests: [{ page: number = 0 }] }) => {
    const hits = many(Math.min(15, nbHits - number * 15), number * 15, page);
    return answers({ hits, nbHits, nbPages: Math.ceil(nbHits / 15) });
  });
const asksForMore = async (first: string) => {
  await userEvent.click(more() as HTMLElement);
  await waitFor(() => expect(link(first)).toHaveFocus());
};

test('more results are fetched on demand, and the focus moves to the first of them', async () => {
  findsMany(40);
  await open('/search?q=entry');
  expect(links()).toHaveLength(15);
  expect(more()).toHaveTextContent('Show 15 more (25 left)');
  await asksForMore('entry15');
  expect(more()).toHaveTextContent('Show 10 more (10 left)');
  await asksForMore('entry30');
  expect(more()).not.toBeInTheDocument();
  expect(links()).toEqual(Array.from({ length: 40 }, (_, index) => `entry${index}`));
  expect(status()).toHaveTextContent('40 results');
});

test('more results that cannot be fetched leave the others alone and can be asked for again', async () => {
  findsMany(20, 'Manager');
  await open('/search?q=entry');
  failsOnce();
  await userEvent.click(more() as HTMLElement);
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to fetch results');
  expect(links()).toHaveLength(15);
  expect(more()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(link('entry15')).toHaveFocus());
  expect(links()).toHaveLength(20);
  showsNoFailure();
  // They are of the page that the list ended with.
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

const retryError = Object.assign(new Error('x'), { name: 'RetryError' });

test.each([
  ['embedded', {}, ''],
  [
    'hosted',
    { appId: 'APP', apiKey: 'key' },
    'The search hosts are unreachable, and the application id may be incorrect.',
  ],
])('%s search says that it cannot answer, and Retry asks again without losing the place', async (_, keys, reason) => {
  Object.assign(mockSite.algolia, keys);
  failsOnce(retryError);
  await open('/search?q=create');
  const alert = await screen.findByRole('alert');
  const help = 'Unable to fetch resultsYou might want to check your network connection.';
  expect(alert).toHaveTextContent(new RegExp(`^${help}${reason}Retry$`));
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(links()).toHaveLength(3));
  showsNoFailure();
  expect(status()).toHaveFocus();
  expect(questions()).toEqual(['create', 'create']);
});

test('results of the query before one that failed are not shown as its own, and the next is asked by itself', async () => {
  await open('/search?q=a');
  failsOnce();
  await userEvent.type(field(), 'b');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  expect(status()).toBeEmptyDOMElement();
  await userEvent.type(field(), 'c');
  await hasStatus('for “abc”');
  showsNoFailure();
});

test('a page without results leads to the other versions and to a new issue', async () => {
  finds(found());
  await open('/search?q=a%26b&version=2.8.5');
  expect(status()).toHaveTextContent('No results for “a&b” in v2.8.5');
  const others = list('Other versions');
  expect(others.getAllByRole('link')).toHaveLength(versions.length - 1);
  expect(others.getByRole('link', { name: 'v2.7.5' })).toHaveAttribute('href', '/find?q=a%26b&version=2.7.5');
  expect(screen.getByText(/^Believe this query should return results\?/)).toBeInTheDocument();
  const issue = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Let us know.' }).href);
  expect(issue.pathname).toMatch(/\/issues\/new$/);
  expect(issue.searchParams.get('title')).toContain('a&b');
});

test('a member that only another version has is named and linked', async () => {
  const url = 'https://magmastream.com/docs/2.7.5/classes/Player#setEQ';
  const here = { hits: many(15, 0), nbHits: 20, nbPages: 2 };
  finds(here, found(member('Player', ['Methods', 'setEQ(bands)'], { url, version: '2.7.5' })));
  await open('/search?q=setEQ');
  expect(screen.getByText(`Not in ${current}, but in v2.7.5:`)).toBeInTheDocument();
  expect(link('setEQ(bands)')).toHaveAttribute('href', '/docs/2.7.5/classes/Player#setEQ');
  expect(mockSearch.mock.calls[0][0].requests[1].facetFilters).toContain('docusaurus_tag:-docs-default-current');
  // More hits make no difference to that.
  await userEvent.click(more() as HTMLElement);
  await waitFor(() => expect(more()).not.toBeInTheDocument());
  expect(link('setEQ(bands)')).toBeInTheDocument();
});

test('what the version has itself is not looked for elsewhere', async () => {
  finds(found(create), found({ ...create, url: 'https://magmastream.com/docs/2.7.5/classes/Manager#create' }));
  await open('/search?q=create');
  expect(links()).toEqual(['create(options)']);
});
