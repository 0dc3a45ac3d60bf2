/** @jest-environment jsdom */
import { act, cleanup, render, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import LiveFigures from '../../../src/components/LiveFigures';
import { liveSources } from '../../../src/components/LiveFigures/sources';
import { answerTo, NOW, response, silence, sourceOf } from './liveAnswers';

jest.mock('@theme/Heading', () => ({ __esModule: true, default: heading }), { virtual: true });
jest.mock('@docusaurus/ErrorBoundary', () => jest.requireActual<object>('../docusaurus/ErrorBoundary'), {
  virtual: true,
});

function heading({ as: Tag, id, children }: { as: 'h3'; id: string; children: ReactNode }): ReactNode {
  return <Tag id={id}>{children}</Tag>;
}

const HOUR = 60 * 60 * 1000;
const fetchMock = jest.fn<Promise<Response>, [string, RequestInit?]>();
let comeIntoView: () => Promise<void>;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  localStorage.clear();
  fetchMock.mockReset();
  fetchMock.mockImplementation((address) => Promise.resolve(answerTo(address)));
  global.fetch = fetchMock as unknown as typeof fetch;
  const observers = new Set<() => void>();
  comeIntoView = async () => act(() => Promise.resolve(observers.forEach((show) => show())));
  global.IntersectionObserver = class {
    constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
    private readonly show = (): void => this.callback([{ isIntersecting: true }]);
    observe(): void {
      this.callback([{ isIntersecting: false }]);
      observers.add(this.show);
    }
    disconnect(): void {
      observers.delete(this.show);
    }
  } as unknown as typeof IntersectionObserver;
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

const figure = (id: string): HTMLElement => document.querySelector<HTMLElement>(`[data-figure="${id}"]`)!;
const ids = liveSources.flatMap(({ figures }) => figures.map(({ id }) => id));
const idsOf = (source: string) => liveSources.find(({ id }) => id === source)!.figures.map(({ id }) => id);
const stored = (source: string): string | null => localStorage.getItem(`magmastream.live.${source}`);
// Not by role: that would ask for the role of every number of a year, again and again.
const status = (): HTMLElement => document.querySelector<HTMLElement>('[role="status"]')!;
const buttons = (name: RegExp): HTMLElement[] =>
  Array.from(document.querySelectorAll('button')).filter((button) =>
    name.test(button.getAttribute('aria-label') ?? button.textContent),
  );
const button = (name: string): HTMLElement | undefined =>
  buttons(/./).find((one) => [one.getAttribute('aria-label'), one.textContent].includes(name));
const press = (name: string): Promise<void> => act(() => Promise.resolve(button(name)!.click()));
const asked = (): string[] => [...new Set(fetchMock.mock.calls.map(([address]) => sourceOf(address).id))];
const fails =
  (source: string, answer: () => Promise<Response>) =>
  (address: string): Promise<Response> =>
    sourceOf(address).id === source ? answer() : Promise.resolve(answerTo(address));
const rejects = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

async function visit(): Promise<void> {
  cleanup();
  fetchMock.mockClear();
  render(<LiveFigures />);
  await comeIntoView();
}

describe('asking', () => {
  test('waits until the figures come into view', async () => {
    render(<LiveFigures />);
    await act(() => jest.advanceTimersByTimeAsync(HOUR));
    expect(fetchMock).not.toHaveBeenCalled();
    await comeIntoView();
    expect(asked()).toEqual(liveSources.map(({ id }) => id));
    for (const id of ids) expect(figure(id)).toHaveTextContent(/as of \d\d:\d\d/);
    expect(status()).toHaveTextContent('All 11 figures are up to date.');
  });

  test('shows what came back in words', async () => {
    await visit();
    expect(figure('stars')).toHaveTextContent('Stars1,234');
    expect(figure('issues')).toHaveTextContent('Open issues0');
    expect(figure('created')).toHaveTextContent('Created4 July 2023');
    expect(figure('contributors')).toHaveTextContent('Contributors26');
    expect(figure('downloads')).toHaveTextContent('Downloads3,000');
    expect(figure('year')).toHaveTextContent('1,092');
    expect(within(figure('year')).getByRole('img')).toHaveAccessibleName('Downloads per week, between 21 and 21');
    expect(figure('year').querySelectorAll('tbody tr')).toHaveLength(52);
    expect(figure('year').querySelector('tbody tr')).toHaveTextContent('11 March 202521');
  });

  test('says that it is loading, and stops when the reader leaves', async () => {
    fetchMock.mockImplementation(silence);
    await visit();
    for (const id of ids) expect(figure(id)).toHaveTextContent('Loading');
    cleanup();
    expect(fetchMock.mock.calls.every(([, options]) => options?.signal?.aborted)).toBe(true);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(jest.getTimerCount()).toBe(0);
  });

  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'waits for a button with %j',
    async (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
      await visit();
      expect(fetchMock).not.toHaveBeenCalled();
      expect(status()).toHaveTextContent('Nothing is loaded yet');
      await press('Load live figures');
      expect(asked()).toHaveLength(5);
      expect(status()).toHaveTextContent('All 11');
      expect(status()).toHaveFocus();
    },
  );

  test('waits for a button where the browser cannot tell what is in view', async () => {
    Reflect.deleteProperty(global, 'IntersectionObserver');
    await visit();
    expect(fetchMock).not.toHaveBeenCalled();
    await press('Load live figures');
    expect(status()).toHaveTextContent('All 11');
  });
});

describe.each(liveSources.map(({ id, host }) => [id, host] as const))('when %s', (source, host) => {
  const own = idsOf(source);
  const [first] = own;
  const label = (): string => figure(first).querySelector('dt')!.textContent;
  const failures: [string, () => Promise<Response>, string][] = [
    ['cannot be reached', rejects, 'The host cannot be reached.'],
    ['limits requests', () => Promise.resolve(response('{}', 403)), 'Too many requests: try again later.'],
    ['fails', () => Promise.resolve(response('', 500)), 'The host answers with an error.'],
    ['answers in HTML', () => Promise.resolve(response('<html>')), 'The answer makes no sense.'],
    [
      'answers with a list of nothing',
      () => Promise.resolve(response('[null]', 200, 'x')),
      'The answer makes no sense.',
    ],
  ];

  test.each(failures)(
    '%s, the others are shown, nothing of it is stored, and Retry works',
    async (_, answer, reason) => {
      fetchMock.mockImplementation(fails(source, answer));
      await visit();
      for (const id of ids)
        expect(figure(id)).toHaveTextContent((own as string[]).includes(id) ? `Unavailable${reason}` : /as of/);

      expect(stored(source)).toBeNull();
      expect(status()).toHaveTextContent(`${ids.length - own.length} of 11 figures are up to date.`);

      fetchMock.mockClear();
      fetchMock.mockImplementation((address) => Promise.resolve(answerTo(address)));
      await press(`Retry: ${label()} (${host})`);
      expect(asked()).toEqual([source]);
      for (const id of own) expect(figure(id)).toHaveTextContent(/as of/);
      expect(figure(first)).toContainElement(document.activeElement as HTMLElement);
      expect(stored(source)).not.toBeNull();
    },
  );

  test('is slow, the others do not wait for it', async () => {
    fetchMock.mockImplementation((address, options) =>
      sourceOf(address).id === source ? silence(address, options) : Promise.resolve(answerTo(address)),
    );
    await visit();
    for (const id of ids) expect(figure(id)).toHaveTextContent((own as string[]).includes(id) ? 'Loading' : /as of/);
    expect(status()).toBeEmptyDOMElement();
    await act(() => jest.advanceTimersByTimeAsync(5000));
    for (const id of own) expect(figure(id)).toHaveTextContent('No answer within 5 seconds.');
  });
});

describe('what is stored', () => {
  test('is shown for an hour, and nobody is asked', async () => {
    await visit();
    jest.setSystemTime(NOW + HOUR - 1);
    await visit();
    expect(fetchMock).not.toHaveBeenCalled();
    for (const id of ids) expect(figure(id)).toHaveTextContent(/as of/);
    jest.setSystemTime(NOW + HOUR);
    await visit();
    expect(asked()).toHaveLength(5);
  });

  test('is shown as stale later on, while nobody answers and after that', async () => {
    await visit();
    jest.setSystemTime(NOW + 3 * HOUR);
    fetchMock.mockImplementation(silence);
    await visit();
    for (const id of ids) expect(figure(id)).toHaveTextContent(/Last visit: 10 March 2026, \d\d:05/);
    expect(buttons(/Retry/)).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(5000));
    for (const id of ids) expect(figure(id)).toHaveTextContent('Last visit');
    expect(buttons(/Retry/)).toHaveLength(11);
    expect(status()).toHaveTextContent('0 of 11 figures are up to date.');
    await press('Retry: Stars (GitHub)');
    expect(figure('stars')).toHaveTextContent('Last visit');
    expect(buttons(/Retry/)).toHaveLength(5);
  });

  test('gives way to a new answer, as far as that goes', async () => {
    await visit();
    const before = stored('repository');
    jest.setSystemTime(NOW + 3 * HOUR);
    fetchMock.mockImplementation(
      fails('repository', () => Promise.resolve(response('{"stargazers_count": 1235, "forks_count": "many"}'))),
    );
    await visit();
    expect(figure('stars')).toHaveTextContent(/1,235as of/);
    expect(figure('forks')).toHaveTextContent('21Last visit');
    expect(stored('repository')).toBe(before);
  });

  test('stays where a Retry for another figure of the same source fails', async () => {
    fetchMock.mockImplementation(fails('repository', () => Promise.resolve(response('{"stargazers_count": 7}'))));
    await visit();
    fetchMock.mockImplementation(rejects);
    await press('Retry: Forks (GitHub)');
    expect(figure('stars')).toHaveTextContent(/7as of/);
    expect(figure('forks')).toHaveTextContent('The host cannot be reached.');
  });

  const sound = { shape: 1, at: NOW - 1000, values: { contributors: 25 } };
  test.each([
    ['no JSON', '{"shape":1,'],
    ['null', 'null'],
    ['a list', '[1]'],
    ['another shape', JSON.stringify({ ...sound, shape: 0 })],
    ['no time', JSON.stringify({ ...sound, at: '12:00' })],
    ['a time to come', JSON.stringify({ ...sound, at: NOW + HOUR })],
    ['no values', JSON.stringify({ ...sound, values: null })],
    ['a value below zero', JSON.stringify({ ...sound, values: { contributors: -25 } })],
    ['a value of another kind', JSON.stringify({ ...sound, values: { contributors: { html: '<b>' } } })],
  ])('is asked for again when it is %s', async (_, text) => {
    localStorage.setItem('magmastream.live.contributors', JSON.stringify(sound));
    await visit();
    expect(asked()).not.toContain('contributors');
    localStorage.setItem('magmastream.live.contributors', text);
    await visit();
    expect(asked()).toEqual(['contributors']);
    expect(figure('contributors')).toHaveTextContent(/26as of/);
  });

  test('is nothing where storage is blocked, and nobody notices', async () => {
    const blocked = (): never => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    for (const time of [NOW, NOW + 1000]) {
      jest.setSystemTime(time);
      await visit();
      expect(asked()).toHaveLength(5);
      for (const id of ids) expect(figure(id)).toHaveTextContent(/as of/);
    }
  });
});

describe('turning live figures off', () => {
  afterEach(async () => {
    // What is chosen holds for the visit, and all tests of this file share one.
    if (button('Turn on live figures')) await press('Turn on live figures');
  });

  test('leaves nothing but a button, stops what is being asked, and holds', async () => {
    fetchMock.mockImplementation(silence);
    await visit();
    await press('Turn off live figures');
    expect(fetchMock.mock.calls.every(([, options]) => options?.signal?.aborted)).toBe(true);
    expect(document.body).toHaveTextContent(/^(Live figures need JavaScript.*)?Turn on live figures$/);
    expect(localStorage.getItem('magmastream.live')).toBe('off');

    await visit();
    await act(() => jest.advanceTimersByTimeAsync(HOUR));
    expect(fetchMock).not.toHaveBeenCalled();
    expect(figure('stars')).toBeNull();

    fetchMock.mockImplementation((address) => Promise.resolve(answerTo(address)));
    await press('Turn on live figures');
    await comeIntoView();
    expect(localStorage.getItem('magmastream.live')).toBeNull();
    expect(figure('stars')).toHaveTextContent('1,234');
  });

  test('follows another tab', async () => {
    await visit();
    localStorage.setItem('magmastream.live', 'off');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'magmastream.live' })));
    expect(figure('stars')).toBeNull();
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(figure('stars')).not.toBeNull();
  });

  test('holds for the visit where storage is blocked', async () => {
    const blocked = (): never => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, name).mockImplementation(blocked);

    await visit();
    await press('Turn off live figures');
    await visit();
    expect(fetchMock).not.toHaveBeenCalled();
    expect(button('Turn on live figures')).toBeDefined();
  });
});

test('the HTML of the server has a place for every figure, and links for readers without JavaScript', () => {
  const html = document.createElement('div');
  html.innerHTML = renderToString(<LiveFigures />);
  expect(Array.from(html.querySelectorAll('[data-figure]'), (element) => element.getAttribute('data-figure'))).toEqual(
    ids,
  );
  expect(html.querySelector('noscript')?.innerHTML).toContain('https://www.npmjs.com/package/magmastream');
  expect(html.textContent).toContain('both see your IP address');
});
