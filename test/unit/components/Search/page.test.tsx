/** @jest-environment jsdom */
import type { ReactNode } from 'react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserHistory, type History } from 'history';
import type { Hit } from '../../../../src/search/engine/protocol';
import SearchPage from '../../../../src/theme/SearchPage';

interface Request {
  query: string;
  page: number;
  hitsPerPage: number;
  indexName: string;
  facetFilters: (string | string[])[];
}
interface Answer {
  hits: Hit[];
  nbHits: number;
  nbPages: number;
}

const mockHistory: { current: History } = { current: createBrowserHistory() };
const mockPreferred: { current: { name: string } | null } = { current: null };
const mockCredentials = { appId: 'not-configured', apiKey: 'not-configured' };
const mockSearch = jest.fn<Promise<{ results: Answer[] }>, [{ requests: Request[] }]>();

const mockPreload = jest.fn<Promise<void>, [object, string[]]>();

jest.mock('../../../../src/search/client', () => ({
  searchClient: () => ({ search: mockSearch }),
  preload: (...parameters: [object, string[]]) => mockPreload(...parameters),
}));
jest.mock(
  '@docusaurus/Head',
  () => ({ __esModule: true, default: ({ children }: { children: ReactNode }) => children }),
  { virtual: true },
);
jest.mock('@docusaurus/router', () => ({ useHistory: () => mockHistory.current }), { virtual: true });
jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => ({
    __esModule: true,
    default: () => ({ i18n: { currentLocale: 'en' }, siteConfig: { baseUrl: '/' } }),
  }),
  { virtual: true },
);
jest.mock(
  '@docusaurus/theme-search-algolia/client',
  () => ({
    useAlgoliaThemeConfig: () => ({
      algolia: { indexName: 'magmastream', ...mockCredentials },
    }),
    useSearchResultUrlProcessor: () => (url: string) => url.replace('https://magmastream.com', ''),
  }),
  { virtual: true },
);
jest.mock(
  '@docusaurus/theme-common',
  () => ({ PageMetadata: ({ title }: { title: string }) => <title>{title}</title> }),
  { virtual: true },
);
jest.mock(
  '@docusaurus/plugin-content-docs/client',
  () => ({ useDocsPreferredVersion: () => ({ preferredVersion: mockPreferred.current }) }),
  { virtual: true },
);
jest.mock(
  '@theme/Heading',
  () => ({ __esModule: true, default: ({ children }: { children: ReactNode }) => <h1>{children}</h1> }),
  { virtual: true },
);
jest.mock(
  '@theme/Layout',
  () => ({ __esModule: true, default: ({ children }: { children: ReactNode }) => <div>{children}</div> }),
  { virtual: true },
);

function hit(path: string, [category, ...headings]: string[], rest: Partial<Hit> = {}): Hit {
  const levels = headings.map((heading, index) => [`lvl${index + 1}`, heading]);
  return {
    objectID: path,
    url: `https://magmastream.com${path}`,
    type: `lvl${headings.length}` as Hit['type'],
    hierarchy: { lvl0: category, ...Object.fromEntries(levels) } as Hit['hierarchy'],
    ...rest,
  };
}

const create = hit('/docs/classes/Manager#create', ['Classes', 'Manager', 'Methods', 'create(options)'], {
  kind: 'method',
  name: 'create',
  owner: 'Manager',
  _highlightResult: {
    hierarchy: { lvl3: { value: '<mark>create</mark>(options)', matchLevel: 'full', matchedWords: ['create'] } },
  },
});
const guide = hit('/docs/intro#first', ['Documentation', 'Introduction', 'Setup', 'First player'], {
  type: 'content',
  _snippetResult: {
    content: { value: 'you <mark>create</mark> a Map&lt;string&gt;…', matchLevel: 'full', matchedWords: ['create'] },
  },
});
const options = hit('/docs/classes/Manager#options', ['Classes', 'Manager', 'Properties', 'options'], {
  kind: 'property',
  name: 'options',
  owner: 'Manager',
});
/** Hits of one page each, or of the page that all share. */
const many = (count: number, from: number, page?: string): Hit[] =>
  Array.from({ length: count }, (_, index) => {
    const name = `entry${from + index}`;
    return hit(`/docs/${page ?? name}#${name}`, ['Classes', page ?? `Page of ${name}`, name], { name });
  });

const answer = (...hits: Hit[]): Answer => ({ hits, nbHits: hits.length, nbPages: 1 });
const nothing = answer();
const answers = (here: Answer, elsewhere: Answer = nothing): Promise<{ results: Answer[] }> =>
  Promise.resolve({ results: [here, elsewhere] });
const questions = (): string[] => mockSearch.mock.calls.map(([{ requests }]) => requests[0].query);

/** A search that the test answers when it likes. */
function held(): { answer: (here: Answer) => Promise<void>; fail: () => Promise<void> } {
  let settle: { resolve: (value: { results: Answer[] }) => void; reject: (error: Error) => void };
  mockSearch.mockImplementationOnce(() => new Promise((resolve, reject) => (settle = { resolve, reject })));
  return {
    answer: (here) => act(async () => settle.resolve(await answers(here))),
    fail: () => act(() => Promise.resolve(settle.reject(new Error('offline')))),
  };
}

const field = (): HTMLElement => screen.getByRole('searchbox', { name: 'Search for' });
const status = (): HTMLElement => screen.getByRole('status');
const links = (): string[] =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => link.textContent ?? '');

/** Opens the page at an address and waits until everything that can be answered is. */
async function open(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  mockHistory.current = createBrowserHistory();
  await act(async () => {
    render(<SearchPage />);
    await Promise.resolve();
  });
}

beforeEach(() => {
  mockPreferred.current = null;
  Object.assign(mockCredentials, { appId: 'not-configured', apiKey: 'not-configured' });
  mockPreload.mockReset();
  mockPreload.mockResolvedValue();
  mockSearch.mockReset();
  mockSearch.mockImplementation(() => answers(answer(create, guide, options)));
});

describe('before anything is asked', () => {
  test('the page says what can be found, the field has the focus, and nothing is asked', async () => {
    await open('/search');
    expect(screen.getByRole('heading', { level: 1, name: 'Search the documentation' })).toBeInTheDocument();
    expect(screen.getByText(/^Find a class, a method/)).toBeInTheDocument();
    expect(field()).toHaveFocus();
    expect(status()).toBeEmptyDOMElement();
    expect(document.title).toBe('Search the documentation');
    expect(mockSearch).not.toHaveBeenCalled();
  });

  test('an example is a search of its own address', async () => {
    await open('/search?version=2.7.5');
    const example = within(screen.getByRole('list', { name: 'Examples' })).getByRole('link', { name: 'track start' });
    expect(example).toHaveAttribute('href', '/search?q=track+start&version=2.7.5');
  });

  test('what a search needs is fetched, for the version that will be searched and no other', async () => {
    await open('/search?version=2.7.5');
    await waitFor(() => expect(mockPreload).toHaveBeenCalled());
    expect(mockPreload.mock.calls.map(([, tags]) => tags)).toEqual([['docs-default-2.7.5']]);
  });

  test('that it cannot be fetched is no news before a search needs it', async () => {
    const offline = Promise.reject(new Error('offline'));
    mockPreload.mockReturnValue(offline);
    await open('/search');
    await waitFor(() => expect(mockPreload).toHaveBeenCalled());
    await act(() => offline.catch(() => undefined));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('spaces are no query', async () => {
    await open('/search');
    await userEvent.type(field(), '   ');
    expect(mockSearch).not.toHaveBeenCalled();
  });

  test('search engines are asked not to list the page', async () => {
    await open('/search');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  });
});

describe('results', () => {
  test('are grouped by page, with what each hit is and what matches', async () => {
    await open('/search?q=create');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Manager Classes',
      'Introduction Documentation',
    ]);
    expect(links()).toEqual(['create(options)', 'options', 'First player']);
    const [member, , section] = screen.getAllByRole('listitem');
    expect(member).toHaveTextContent('create(options)Method of Manager');
    expect(within(member).getByText('create').tagName).toBe('MARK');
    expect(within(member).getByRole('link')).toHaveAttribute('href', '/docs/classes/Manager#create');
    expect(section).toHaveTextContent('First playerSetupyou create a Map<string>…');
  });

  test('are counted aloud and named in the title of the document', async () => {
    mockSearch.mockImplementation(() => answers({ hits: many(15, 0), nbHits: 1240, nbPages: 83 }));
    await open('/search?q=create');
    expect(status()).toHaveTextContent('1,240 results for “create” in v2.8.7');
    expect(document.title).toBe('Search results for “create”');
    mockSearch.mockImplementation(() => answers(answer(create)));
    await userEvent.type(field(), 's');
    await waitFor(() => expect(status()).toHaveTextContent('One result for “creates” in v2.8.7'));
  });

  test('come from the version and the pages outside the documentation, fifteen at a time', async () => {
    await open('/search?q=create&version=2.7.5');
    const [request] = mockSearch.mock.calls[0][0].requests;
    expect(request).toMatchObject({
      indexName: 'magmastream',
      query: 'create',
      page: 0,
      hitsPerPage: 15,
      facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-2.7.5']],
    });
    expect(status()).toHaveTextContent('in v2.7.5');
  });

  test('show hostile texts as texts', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    mockSearch.mockImplementation(() =>
      answers(
        answer(
          hit('/docs/a', [hostile, hostile], {
            type: 'content',
            // A hosted index may answer values that nobody has escaped.
            _snippetResult: { content: { value: `<mark>x</mark>${hostile}`, matchLevel: 'full', matchedWords: [] } },
          }),
        ),
      ),
    );
    await open(`/search?q=${encodeURIComponent(hostile)}`);
    expect(field()).toHaveValue(hostile);
    expect(status()).toHaveTextContent(`One result for “${hostile}”`);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(`${hostile} ${hostile}`);
    expect(screen.getByRole('link', { name: hostile })).toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent(`x${hostile}`);
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('typing', () => {
  test('a query that is typed before the search has loaded is answered once it has', async () => {
    const waiting = ['c', 'cr'].map(() => held());
    await open('/search');
    await userEvent.type(field(), 'cr');
    expect(field()).toHaveValue('cr');
    await waiting[1].answer(answer(create));
    expect(links()).toEqual(['create(options)']);
  });

  test('the answer of an older query never takes the place of a newer one', async () => {
    const [older, newer] = [held(), held()];
    await open('/search');
    await userEvent.type(field(), 'ab');
    expect(questions()).toEqual(['a', 'ab']);
    await newer.answer(answer(create));
    await older.answer(answer(guide));
    expect(links()).toEqual(['create(options)']);
    expect(status()).toHaveTextContent('One result for “ab”');
  });

  test('the failure of an older query does not show either', async () => {
    const [older, newer] = [held(), held()];
    await open('/search');
    await userEvent.type(field(), 'ab');
    await older.fail();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await newer.answer(answer(create));
    expect(links()).toEqual(['create(options)']);
  });

  test('the last results stay until the next ones are there, and go with the query', async () => {
    await open('/search?q=a');
    const next = held();
    await userEvent.type(field(), 'b');
    expect(links()).toHaveLength(3);
    await next.answer(answer(create));
    expect(links()).toHaveLength(1);
    await userEvent.clear(field());
    expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
    expect(status()).toBeEmptyDOMElement();
  });

  test('waiting is shown once it has taken 300 ms', async () => {
    jest.useFakeTimers();
    try {
      const search = held();
      await open('/search?q=create');
      act(() => jest.advanceTimersByTime(299));
      expect(status()).toBeEmptyDOMElement();
      act(() => jest.advanceTimersByTime(1));
      expect(status()).toHaveTextContent('Searching…');
      await search.answer(answer(create));
      expect(status()).toHaveTextContent('One result');
    } finally {
      jest.useRealTimers();
    }
  });

  test('what was typed before the page became interactive counts for more than the address', async () => {
    await open('/search');
    const container = document.createElement('div');
    container.innerHTML = document.body.firstElementChild?.innerHTML ?? '';
    document.body.replaceChildren(container);
    await userEvent.type(field(), 'early');
    window.history.replaceState(null, '', '/search?q=address');
    mockHistory.current = createBrowserHistory();
    await act(async () => {
      render(<SearchPage />, { container, hydrate: true });
      await Promise.resolve();
    });
    expect(field()).toHaveValue('early');
    expect(status()).toHaveTextContent('for “early”');
    await waitFor(() => expect(window.location.search).toBe('?q=early'));
  });
});

describe('the address', () => {
  test('follows the field in place and keeps its other parts', async () => {
    await open('/search?from=here&q=old#part');
    const before = window.history.length;
    await userEvent.clear(field());
    await userEvent.type(field(), 'a b');
    await waitFor(() => expect(window.location.search).toBe('?from=here&q=a+b'));
    expect(window.location.hash).toBe('#part');
    expect(window.history.length).toBe(before);
    await userEvent.clear(field());
    await waitFor(() => expect(window.location.search).toBe('?from=here'));
  });

  test('is right as soon as the reader leaves the field or presses Enter', async () => {
    await open('/search');
    await userEvent.type(field(), 'one');
    await userEvent.tab();
    expect(window.location.search).toBe('?q=one');
    await userEvent.type(field(), 's{Enter}');
    expect(window.location.search).toBe('?q=ones');
  });

  test('is followed by the field, back and forth', async () => {
    await open('/search?q=one');
    act(() => mockHistory.current.push('/search?q=two&version=2.6.1'));
    expect(field()).toHaveValue('two');
    await waitFor(() => expect(status()).toHaveTextContent('for “two” in v2.6.1'));
    act(() => mockHistory.current.goBack());
    await waitFor(() => expect(field()).toHaveValue('one'));
    await waitFor(() => expect(status()).toHaveTextContent('for “one” in v2.8.7'));
    act(() => mockHistory.current.goForward());
    await waitFor(() => expect(field()).toHaveValue('two'));
  });

  test('of the page that is on its way is not taken for a search', async () => {
    await open('/search?q=one');
    act(() => mockHistory.current.push('/docs/intro?q=two'));
    expect(field()).toHaveValue('one');
    await userEvent.type(field(), 's');
    await userEvent.tab();
    expect(window.location.search).toBe('?q=two');
  });

  test('with more than 512 characters is cut off, and so is what is typed', async () => {
    await open(`/search?q=${'a'.repeat(600)}`);
    expect(field()).toHaveValue('a'.repeat(512));
    expect(field()).toHaveAttribute('maxlength', '512');
    await waitFor(() => expect(window.location.search).toBe(`?q=${'a'.repeat(512)}`));
  });
});

describe('the version', () => {
  const select = (): HTMLElement => screen.getByRole('combobox', { name: 'Version' });

  test('is the latest, unless the reader prefers another or the address names one', async () => {
    await open('/search');
    expect(select()).toHaveDisplayValue('v2.8.7 (current)');
    expect(within(select()).getAllByRole('option')).toHaveLength(8);
  });

  test('is the one that the reader read last', async () => {
    mockPreferred.current = { name: '2.7.5' };
    await open('/search?q=create&version=bogus');
    expect(select()).toHaveDisplayValue('v2.7.5');
    expect(status()).toHaveTextContent('in v2.7.5');
  });

  test('can be chosen, which asks again and shows in the address', async () => {
    await open('/search?q=create');
    await userEvent.selectOptions(select(), 'v2.6.1');
    await waitFor(() => expect(status()).toHaveTextContent('in v2.6.1'));
    await waitFor(() => expect(window.location.search).toBe('?q=create&version=2.6.1'));
  });
});

describe('more results', () => {
  const more = (): HTMLElement | null => screen.queryByRole('button', { name: /^Show/ });

  test('are fetched on demand, and the focus moves to the first of them', async () => {
    mockSearch.mockImplementation(({ requests: [{ page }] }) =>
      answers({ hits: many(page < 2 ? 15 : 10, page * 15), nbHits: 40, nbPages: 3 }),
    );
    await open('/search?q=entry');
    expect(links()).toHaveLength(15);
    expect(more()).toHaveTextContent('Show 15 more (25 left)');
    await userEvent.click(more() as HTMLElement);
    await waitFor(() => expect(screen.getByRole('link', { name: 'entry15' })).toHaveFocus());
    expect(more()).toHaveTextContent('Show 10 more (10 left)');
    await userEvent.click(more() as HTMLElement);
    await waitFor(() => expect(screen.getByRole('link', { name: 'entry30' })).toHaveFocus());
    expect(more()).not.toBeInTheDocument();
    expect(links()).toEqual(Array.from({ length: 40 }, (_, index) => `entry${index}`));
    expect(status()).toHaveTextContent('40 results');
  });

  test('of the page that the list ends with stand under its heading', async () => {
    mockSearch.mockImplementation(({ requests: [{ page }] }) =>
      answers({ hits: many(page ? 1 : 15, page * 15, 'Manager'), nbHits: 16, nbPages: 2 }),
    );
    await open('/search?q=entry');
    await userEvent.click(more() as HTMLElement);
    await waitFor(() => expect(screen.getByRole('link', { name: 'entry15' })).toHaveFocus());
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
  });

  test('that cannot be fetched leave the others alone and can be asked for again', async () => {
    mockSearch.mockImplementation(({ requests: [{ page }] }) =>
      answers({ hits: many(page ? 5 : 15, page * 15), nbHits: 20, nbPages: 2 }),
    );
    await open('/search?q=entry');
    mockSearch.mockImplementationOnce(() => Promise.reject(new Error('offline')));
    await userEvent.click(more() as HTMLElement);
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to fetch results');
    expect(links()).toHaveLength(15);
    expect(more()).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'entry15' })).toHaveFocus());
    expect(links()).toHaveLength(20);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('when the search cannot answer', () => {
  test('the page says so, and Retry asks again without losing the place', async () => {
    mockSearch.mockImplementationOnce(() => Promise.reject(new Error('offline')));
    await open('/search?q=create');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Unable to fetch resultsYou might want to check your network connection.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(links()).toHaveLength(3));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(status()).toHaveFocus();
    expect(questions()).toEqual(['create', 'create']);
  });

  test('of hosted search it tells more than that nothing came', async () => {
    Object.assign(mockCredentials, { appId: 'APP', apiKey: 'key' });
    mockSearch.mockImplementation(() => Promise.reject(Object.assign(new Error('x'), { name: 'RetryError' })));
    await open('/search?q=create');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The search hosts are unreachable, and the application id may be incorrect.',
    );
  });

  test('results of the query before are not shown as if they were its own', async () => {
    await open('/search?q=create');
    mockSearch.mockImplementation(() => Promise.reject(new Error('offline')));
    await userEvent.type(field(), 'd');
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    expect(status()).toBeEmptyDOMElement();
  });

  test('the next query is asked by itself', async () => {
    mockSearch.mockImplementationOnce(() => Promise.reject(new Error('offline')));
    await open('/search?q=a');
    await screen.findByRole('alert');
    await userEvent.type(field(), 'b');
    await waitFor(() => expect(status()).toHaveTextContent('for “ab”'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('without results', () => {
  test('the page leads to the other versions and to a new issue', async () => {
    mockSearch.mockImplementation(() => answers(nothing));
    await open('/search?q=a%26b&version=2.8.5');
    expect(status()).toHaveTextContent('No results for “a&b” in v2.8.5');
    const versions = within(screen.getByRole('list', { name: 'Other versions' }));
    expect(versions.getAllByRole('link')).toHaveLength(7);
    expect(versions.getByRole('link', { name: 'v2.7.5' })).toHaveAttribute('href', '/search?q=a%26b&version=2.7.5');
    expect(screen.getByText(/^Believe this query should return results\?/)).toBeInTheDocument();
    const issue = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Let us know.' }).href);
    expect(issue.pathname).toMatch(/\/issues\/new$/);
    expect(issue.searchParams.get('title')).toContain('a&b');
  });

  test('a member that only another version has is named and linked', async () => {
    const gone = hit('/docs/2.7.5/classes/Player#setEQ', ['Classes', 'Player', 'Methods', 'setEQ(bands)'], {
      kind: 'method',
      name: 'setEQ',
      owner: 'Player',
      version: '2.7.5',
    });
    mockSearch.mockImplementation(() => answers(nothing, answer(gone)));
    await open('/search?q=setEQ');
    expect(screen.getByText('Not in v2.8.7, but in v2.7.5:')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'setEQ(bands)' })).toHaveAttribute(
      'href',
      '/docs/2.7.5/classes/Player#setEQ',
    );
    const [{ requests }] = mockSearch.mock.calls[0];
    expect(requests[1].facetFilters).toContain('docusaurus_tag:-docs-default-current');
  });

  test('what this version has itself is not looked for elsewhere', async () => {
    const other = { ...create, url: 'https://magmastream.com/docs/2.7.5/classes/Manager#create', version: '2.7.5' };
    mockSearch.mockImplementation(() => answers(answer(create), answer(other)));
    await open('/search?q=create');
    expect(links()).toEqual(['create(options)']);
  });
});
