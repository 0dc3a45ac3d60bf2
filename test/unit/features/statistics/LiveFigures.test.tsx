/** @jest-environment jsdom */
import { act, cleanup, render, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import LiveFigures from '../../../../src/features/statistics/LiveFigures';
import { liveSources } from '../../../../src/features/statistics/LiveFigures/sources';
import { aborted, failures, fetchMock, hour, now, says, silent, sourceOf, well, type Fetch } from './liveAnswers';

let observers: Set<() => void>;

class Observer {
  constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
  private readonly show = (): void => this.callback([{ isIntersecting: true }]);
  observe(): void {
    this.callback([{ isIntersecting: false }]);
    observers.add(this.show);
  }
  disconnect(): void {
    observers.delete(this.show);
  }
}

beforeEach(() => {
  localStorage.clear();
  observers = new Set();
  global.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
});

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

const idsOf = (source: string) => Object.keys(liveSources.find(({ id }) => id === source)!.figures);
const ids = liveSources.flatMap(({ id }) => idsOf(id));
const figure = (id: string): HTMLElement => document.querySelector<HTMLElement>(`[data-figure="${id}"]`)!;
const allShow = (text: string | RegExp, some = ids): void => {
  for (const id of some) expect(figure(id)).toHaveTextContent(text);
};
const stored = (source: string): string | null => localStorage.getItem(`magmastream.live.${source}`);
// Not by role: that would ask for the role of every number of a year, again and again.
const status = (): HTMLElement => document.querySelector<HTMLElement>('[role="status"]')!;
const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;
const button = (name: string) => Array.from(document.querySelectorAll('button')).find((one) => nameOf(one) === name);
const retries = () => document.querySelectorAll('button[aria-label^="Retry: "]');
const press = (name: string): Promise<void> => act(() => Promise.resolve(button(name)!.click()));
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
const comeIntoView = () => act(() => Promise.resolve(observers.forEach((show) => show())));
const asked = (): string[] => [...new Set(fetchMock.mock.calls.map(([address]) => sourceOf(address).id))];

/** One source answers in its own way, the others well. */
const only =
  (source: string, fetch: Fetch): Fetch =>
  (address, options) =>
    (sourceOf(address).id === source ? fetch : well)(address, options);

async function visit(fetch: Fetch = well): Promise<void> {
  cleanup();
  fetchMock.mockReset().mockImplementation(fetch);
  render(<LiveFigures />);
  await comeIntoView();
}

/** Storage as in a browser that denies it. */
function block(): void {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
  }
}

describe('asking', () => {
  test('waits until the figures come into view, and shows what came back in words', async () => {
    render(<LiveFigures />);
    await pass(hour);
    expect(fetchMock).not.toHaveBeenCalled();
    await comeIntoView();
    expect(asked()).toEqual(liveSources.map(({ id }) => id));
    allShow(/as of \d\d:\d\d/);
    expect(status()).toHaveTextContent('All 11 figures are up to date.');
    const words = ['Stars1,234', 'Open issues0', 'Created4 July 2023', 'Contributors26', 'Downloads3,000', '1,092'];
    for (const text of words) expect(document.body).toHaveTextContent(text);
    expect(within(figure('year')).getByRole('img')).toHaveAccessibleName('Downloads per week, between 21 and 21');
    expect(figure('year').querySelectorAll('tbody tr')).toHaveLength(52);
    expect(figure('year').querySelector('tbody tr')).toHaveTextContent('11 March 202521');
  });

  test('says that it is loading, and stops when the reader leaves', async () => {
    await visit(silent);
    allShow('Loading');
    expect(status()).toBeEmptyDOMElement();
    cleanup();
    expect(aborted()).toBe(true);
    await pass(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  const connections = [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }];

  test.each([...connections, null])(
    'waits for a button with %j, where null cannot tell what is in view',
    async (value) => {
      if (value) Object.defineProperty(navigator, 'connection', { value, configurable: true });
      else Reflect.deleteProperty(global, 'IntersectionObserver');
      await visit();
      expect(fetchMock).not.toHaveBeenCalled();
      expect(status()).toHaveTextContent('Nothing is loaded yet');
      await press('Load live figures');
      expect(asked()).toHaveLength(5);
      expect(status()).toHaveTextContent('All 11');
      expect(status()).toHaveFocus();
    },
  );
});

/** One for each thing that the reader may be told; that all other failures end as one of them is tested at the sources. */
const kinds = [...new Map(failures.map((failure) => [failure[2], failure])).values()];

describe.each(liveSources.map(({ id, host }) => [id, host]))('when %s', (source, host) => {
  const own = idsOf(source);
  const others = ids.filter((id) => !own.includes(id));

  test.each(kinds)('%s, the others are shown, nothing of it is stored, and Retry works', async (_, fetch, told) => {
    await visit(only(source, fetch));
    allShow(/as of/, others);
    if (told.includes('5 seconds')) {
      allShow('Loading', own);
      expect(status()).toBeEmptyDOMElement();
    }
    await pass(5000);
    allShow(`Unavailable${told}`, own);
    expect(stored(source)).toBeNull();
    expect(status()).toHaveTextContent(`${others.length} of 11 figures are up to date.`);

    fetchMock.mockClear();
    fetchMock.mockImplementation(well);
    await press(`Retry: ${figure(own[0]).querySelector('dt')!.textContent} (${host})`);
    expect(asked()).toEqual([source]);
    allShow(/as of/, own);
    expect(figure(own[0])).toContainElement(document.activeElement as HTMLElement);
    expect(stored(source)).not.toBeNull();
  });

  test('has answered in an earlier visit and fails, that answer is shown', async () => {
    await visit();
    jest.setSystemTime(now + hour);
    await visit(only(source, says('', 500)));
    allShow(/as of/, others);
    allShow(/Last visit: 10 March 2026, \d\d:05/, own);
  });
});

describe('what is stored', () => {
  test('is shown for an hour, and nobody is asked', async () => {
    await visit();
    jest.setSystemTime(now + hour - 1);
    await visit();
    expect(fetchMock).not.toHaveBeenCalled();
    allShow(/as of/);
    jest.setSystemTime(now + hour);
    await visit();
    expect(asked()).toHaveLength(5);
  });

  test('is shown as stale later on, while nobody answers and after that', async () => {
    await visit();
    jest.setSystemTime(now + 3 * hour);
    await visit(silent);
    allShow('Last visit');
    expect(retries()).toHaveLength(0);
    await pass(5000);
    allShow('Last visit');
    expect(retries()).toHaveLength(11);
    expect(status()).toHaveTextContent('0 of 11 figures are up to date.');
    await press('Retry: Stars (GitHub)');
    expect(figure('stars')).toHaveTextContent('Last visit');
    expect(retries()).toHaveLength(5);
  });

  test('gives way to a new answer, as far as that goes', async () => {
    await visit();
    const before = stored('repository');
    jest.setSystemTime(now + 3 * hour);
    await visit(only('repository', says({ stargazers_count: 1235, forks_count: 'many' })));
    expect(figure('stars')).toHaveTextContent(/1,235as of/);
    expect(figure('forks')).toHaveTextContent('21Last visit');
    expect(stored('repository')).toBe(before);
  });

  test('stays where a Retry for another figure of the same source fails', async () => {
    await visit(only('repository', says({ stargazers_count: 7 })));
    fetchMock.mockImplementation(failures[0][1]);
    await press('Retry: Forks (GitHub)');
    expect(figure('stars')).toHaveTextContent(/7as of/);
    expect(figure('forks')).toHaveTextContent('The host cannot be reached.');
  });

  const sound = { shape: 2, at: now - 1000, values: { contributors: 25 } };
  test.each([
    ['no JSON', '{"shape":2,'],
    ['null', null],
    ['a list', [1]],
    ['another shape', { ...sound, shape: 0 }],
    ['no time', { ...sound, at: '12:00' }],
    ['a time to come', { ...sound, at: now + hour }],
    ['no values', { ...sound, values: null }],
    ['a value below zero', { ...sound, values: { contributors: -25 } }],
    ['a value of another kind', { ...sound, values: { contributors: { html: '<b>' } } }],
  ])('is asked for again when it is %s', async (_, item) => {
    localStorage.setItem('magmastream.live.contributors', JSON.stringify(sound));
    await visit();
    expect(asked()).not.toContain('contributors');
    localStorage.setItem('magmastream.live.contributors', typeof item === 'string' ? item : JSON.stringify(item));
    await visit();
    expect(asked()).toEqual(['contributors']);
    expect(figure('contributors')).toHaveTextContent(/26as of/);
  });

  test('is nothing where storage is blocked, and nobody notices', async () => {
    block();
    for (const time of [now, now + 1000]) {
      jest.setSystemTime(time);
      await visit();
      expect(asked()).toHaveLength(5);
      allShow(/as of/);
    }
  });
});

describe('turning live figures off', () => {
  afterEach(async () => {
    // What is chosen holds for the visit, and all tests of this file share one.
    if (button('Turn on live figures')) await press('Turn on live figures');
  });

  test('leaves nothing but a button, stops what is being asked, and holds', async () => {
    await visit(silent);
    await press('Turn off live figures');
    expect(aborted()).toBe(true);
    expect(document.body).toHaveTextContent(/^(Live figures need JavaScript.*)?Turn on live figures$/);
    expect(localStorage.getItem('magmastream.live')).toBe('off');

    await visit();
    await pass(hour);
    expect(fetchMock).not.toHaveBeenCalled();
    expect(figure('stars')).toBeNull();

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
    block();
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
  const places = Array.from(html.querySelectorAll('[data-figure]'), (element) => element.getAttribute('data-figure'));
  expect(places).toEqual(ids);
  expect(html.querySelector('noscript')?.innerHTML).toContain('https://www.npmjs.com/package/magmastream');
  expect(html.textContent).toContain('both see your IP address');
});

test('what nobody has thought of takes the section away, with links in its place, and not the page', () => {
  // React reports the error in addition to handing it to the boundary.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(Observer.prototype, 'observe').mockImplementation(() => {
    throw new Error('Nobody has thought of this.');
  });
  const page = render(<LiveFigures />);
  expect(page.getByText(/do not work in this browser/)).toBeVisible();
  expect(page.getByRole('link', { name: 'GitHub' })).toHaveAttribute('href', expect.stringContaining('github.com'));
});
