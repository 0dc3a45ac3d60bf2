/** @jest-environment jsdom */
import { act, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryHistory, type MemoryHistory } from 'history';
import VersionCompare from '../../../../src/features/versions/VersionCompare';
import { loadComparison } from '../../../../src/features/versions/VersionCompare/loadComparison';
import type { Comparison } from '../../../../src/features/versions/comparison/changes';
import { comparisonOf } from './comparisonOf';

let mockHistory: MemoryHistory;
jest.mock('@docusaurus/router', () => ({ useHistory: () => mockHistory }), { virtual: true });
jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => ({ __esModule: true, default: () => ({ siteConfig: { url: 'https://site.example', baseUrl: '/sub/' } }) }),
  { virtual: true },
);
jest.mock('../../../../src/features/versions/VersionCompare/loadComparison');

// The address follows after a pause, and a comparison is long: on a busy machine that takes its time.
configure({ asyncUtilTimeout: 4000 });
jest.setTimeout(15_000);

const load = jest.mocked(loadComparison);

function open(search = ''): HTMLElement {
  mockHistory = createMemoryHistory({ initialEntries: ['/docs/intro', `/versions${search}#compare`], initialIndex: 1 });
  return render(<VersionCompare />).container;
}

beforeEach(() => {
  load.mockReset().mockImplementation((from, to) => Promise.resolve(comparisonOf(from, to)));
});

afterEach(() => jest.useRealTimers());

// Not by role: that would ask for the role of every word of a long comparison, again and again.
const status = (): HTMLElement => document.querySelector<HTMLElement>('p[role="status"]')!;
const select = (name: string) => screen.getByLabelText<HTMLSelectElement>(name, { selector: 'select' });
const selected = () => [select('From').value, select('To').value];
const says = (text: string | RegExp) => waitFor(() => expect(status()).toHaveTextContent(text));
const groups = () => Array.from(document.querySelectorAll('h3'), ({ textContent }) => textContent);
/** Opens the comparison of two versions, with further parameters, and waits until it is there. */
async function compare(from: string, to: string, more = ''): Promise<void> {
  open(`?from=${from}&to=${to}${more}`);
  await says(`From ${from} to ${to}:`);
}
const parameters = () => Object.fromEntries(new URLSearchParams(mockHistory.location.search));
const hasParameters = (expected: object) => waitFor(() => expect(parameters()).toEqual(expected));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByLabelText('Name or text');
const breaking = () => screen.getByLabelText('Breaking only');

describe('before anybody asks', () => {
  test('the version before and the current one are selected, nothing is loaded, and choosing one asks', async () => {
    open();
    expect(selected()).toEqual(['2.8.5', '2.8.7']);
    expect(status()).toHaveTextContent('Choose two versions, then press Compare.');
    await act(() => Promise.resolve());
    expect(load).not.toHaveBeenCalled();
    expect(screen.queryByLabelText('Kind')).toBeNull();
    await userEvent.selectOptions(select('From'), 'v2.8.2');
    await says('From 2.8.2 to 2.8.7:');
  });

  test('Compare asks for the selected pair, names it in the address and offers the kinds that there are', async () => {
    open();
    await press('Compare');
    await says('From 2.8.5 to 2.8.7: 5 changes, none of them breaking.');
    expect(groups()).toEqual(['Manager class', 'Player class', 'ManagerOptions interface', 'Errors']);
    const kinds = Array.from(select('Kind').options, ({ textContent }) => textContent);
    expect(kinds).toEqual(['All kinds', 'Classes', 'Interfaces', 'Errors']);
    await hasParameters({ from: '2.8.5', to: '2.8.7' });
  });

  test('without JavaScript, the form asks for the page itself', () => {
    const form = open().querySelector('form');
    expect(form).toHaveAttribute('action', '/sub/versions#compare');
    expect(Array.from(form!.querySelectorAll('select'), ({ name }) => name)).toEqual(['from', 'to']);
  });
});

describe('the address', () => {
  test.each([
    ['?from=2.8.2&to=2.8.4', '2.8.2', '2.8.4'],
    ['?from=2.8.2&to=current', '2.8.2', '2.8.7'],
    ['?from=2.8.4', '2.8.4', '2.8.7'],
    ['?to=2.8.4', '2.8.2', '2.8.4'],
    ['?from=2.8.5&to=', '2.8.5', '2.8.7'],
  ])('%s asks for %s and %s', async (search, from, to) => {
    open(search);
    await says(`From ${from} to ${to}:`);
    expect(selected()).toEqual([from, to]);
    expect(load.mock.calls).toEqual([[from, to]]);
  });

  test('has what a reader typed just before they left, so that it is there again on the way back', async () => {
    await compare('2.8.2', '2.8.4', '&theme=dark');
    const { length } = mockHistory;
    await userEvent.type(field(), 'promise');
    await userEvent.tab();
    expect(mockHistory.length).toBe(length);
    act(() => mockHistory.push('/docs/intro'));
    expect(selected()).toEqual(['2.8.2', '2.8.4']);
    act(() => mockHistory.goBack());
    expect(parameters()).toEqual({ from: '2.8.2', to: '2.8.4', q: 'promise', theme: 'dark' });
    expect(mockHistory.location.hash).toBe('#compare');
    expect(field()).toHaveValue('promise');
  });

  test.each([
    ['?from=9.9.9&to=2.8.7', '9.9.9'],
    ['?from=2.8.2&to=constructor', 'constructor'],
  ])('%s names a version that is not there: one message, the defaults, nothing loaded', async (search, called) => {
    open(search);
    const instead = '2.8.5 and 2.8.7 are selected instead: press Compare, or choose others.';
    await says(`There is no documented version “${called}”. ${instead}`);
    expect(selected()).toEqual(['2.8.5', '2.8.7']);
    expect(load).not.toHaveBeenCalled();
    await press('Compare');
    await says('From 2.8.5 to 2.8.7: 5 changes');
  });
});

test('the same version twice differs in nothing, and loads nothing', async () => {
  open('?from=2.8.4&to=2.8.4');
  await says('Nothing differs: both sides are 2.8.4.');
  expect(load).not.toHaveBeenCalled();
  expect(groups()).toEqual([]);
});

test('Swap looks at the pair from the other side', async () => {
  await compare('2.8.5', '2.8.7');
  await press('Swap the two versions');
  expect(selected()).toEqual(['2.8.7', '2.8.5']);
  await says('From 2.8.7 to 2.8.5: 5 changes, 4 of them breaking.');
});

describe('loading', () => {
  /** A load that the test ends when it wants to. */
  function held() {
    let answer: (comparison: Comparison) => void = () => undefined;
    load.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    return (from: string, to: string) => act(async () => Promise.resolve(answer(comparisonOf(from, to))));
  }

  test('says so after 200 ms, not before, and shows the comparison before until then', async () => {
    await compare('2.8.5', '2.8.7');
    jest.useFakeTimers();
    const answer = held();
    act(() => mockHistory.push('/versions?from=2.8.4&to=2.8.5'));
    act(() => void jest.advanceTimersByTime(199));
    expect(status()).not.toHaveTextContent('Loading');
    expect(groups()).not.toEqual([]);
    act(() => void jest.advanceTimersByTime(1));
    expect(status()).toHaveTextContent('Loading what differs between 2.8.4 and 2.8.5 …');
    expect(groups()).toEqual([]);
    await answer('2.8.4', '2.8.5');
    expect(status()).toHaveTextContent('From 2.8.4 to 2.8.5: 2 changes');
  });

  test('an answer that comes too late for its pair is not shown', async () => {
    const answer = held();
    open('?from=2.8.2&to=2.8.4');
    await userEvent.selectOptions(select('From'), 'v2.8.5');
    await userEvent.selectOptions(select('To'), 'v2.8.7 (current)');
    await says('From 2.8.5 to 2.8.7:');
    await answer('2.8.2', '2.8.4');
    expect(status()).toHaveTextContent('From 2.8.5 to 2.8.7:');
  });

  test('a failure says so, and Retry tries again without losing the keyboard', async () => {
    load.mockRejectedValueOnce(new Error('Loading chunk 12 failed.'));
    open('?from=2.8.5&to=2.8.7');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The comparison could not be loaded. Check your network connection');
    expect(groups()).toEqual([]);
    await press('Retry');
    expect(status()).toHaveFocus();
    await says('From 2.8.5 to 2.8.7: 5 changes');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('the filters', () => {
  const kind = () => select('Kind');
  const none = { from: '2.8.2', to: '2.8.4' };

  test('show the changes of one kind, and breaking ones only', async () => {
    await compare('2.8.2', '2.8.4');
    expect(status()).toHaveTextContent(/: \d+ changes, 57 of them breaking\.$/);
    await userEvent.selectOptions(kind(), 'Enums');
    expect(groups()).toEqual(['SponsorBlockSegment enum', 'AvailableFilters enum', 'TrackPartial enum']);
    expect(status()).toHaveTextContent(/: 11 of \d+ changes shown, 1 of them breaking\.$/);
    await hasParameters({ ...none, kind: 'enum' });
    await userEvent.selectOptions(kind(), 'All kinds');
    await hasParameters(none);
    await userEvent.click(breaking());
    expect(status()).toHaveTextContent(/: 57 of \d+ changes shown, 57 of them breaking\.$/);
    expect(screen.getAllByText('Breaking')).toHaveLength(57);
    await hasParameters({ ...none, breaking: 'true' });
  });

  test('find a name or a text, in what was and in what is', async () => {
    await compare('2.8.1', '2.8.2');
    for (const [query, ...found] of [
      ['plugin.UNLOAD', 'Plugin class'],
      ['UnresolvedTrack | null', 'Queue class'],
      ['nowhere'],
    ]) {
      await userEvent.clear(field());
      await userEvent.type(field(), query);
      expect(groups()).toEqual(found);
      expect(field()).toHaveValue(query);
    }
    await hasParameters({ from: '2.8.1', to: '2.8.2', q: 'nowhere' });
    expect(status()).toHaveTextContent(/: no change matches the filters\. Without them there are \d+\.$/);
    expect(screen.queryByRole('button', { name: 'Copy as Markdown' })).toBeNull();
  });

  test('come from the address, so that a view can be shared; what it does not know counts as nothing', async () => {
    await compare('2.8.2', '2.8.4', '&kind=class&q=promise&breaking=true');
    expect(kind()).toHaveValue('class');
    expect(field()).toHaveValue('promise');
    expect(breaking()).toBeChecked();
    expect(groups()).toEqual(['Filters class', 'Manager class', 'Node class', 'Player class', 'TrackUtils class']);
    act(() => mockHistory.push('/versions?from=2.8.2&to=2.8.4&kind=toString&breaking=maybe'));
    expect(kind()).toHaveValue('all');
    expect(breaking()).not.toBeChecked();
    act(() => mockHistory.push('/versions'));
    expect(status()).toHaveTextContent('Choose two versions');
  });
});

describe('Copy as Markdown', () => {
  const copy = () => press('Copy as Markdown');
  // Brings a clipboard along.
  beforeEach(() => void userEvent.setup());

  test('copies what is shown, with where it comes from, and says so until the view changes', async () => {
    await compare('2.8.2', '2.8.4', '&q=bassBoost%28');
    await copy();
    expect(await screen.findByText('Copied.')).toHaveAttribute('role', 'status');
    const link = (path: string) => `https://site.example/sub/docs/${path}/class/Filters#bassBoost`;
    const [was, is] = ['2.8.2', '2.8.4'].map((version) => `[${version}](${link(version)})`);
    expect((await navigator.clipboard.readText()).split('\n')).toEqual([
      '# Changes of Magmastream from 2.8.2 to 2.8.4',
      '',
      '<https://site.example/sub/versions?from=2.8.2&to=2.8.4&q=bassBoost%28#compare>',
      '',
      '## `Filters` (class)',
      '',
      `- **Breaking** Changed method \`bassBoost\` (${was}, ${is})`,
      '  ```diff',
      '  - bassBoost(): this',
      '  + bassBoost(stage: number): Promise<this>',
      '  ```',
      '',
    ]);
    await userEvent.click(breaking());
    expect(screen.queryByText('Copied.')).toBeNull();
  });

  test('shows the text selected at every press that the clipboard is blocked for', async () => {
    await compare('2.8.2', '2.8.4');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
    await copy();
    const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comparison as Markdown' });
    expect(area.value).toMatch(/^# Changes of Magmastream from 2\.8\.2 to 2\.8\.4\n/);
    expect(screen.getByText(/copy it with your keyboard/)).toHaveAttribute('role', 'status');
    for (let presses = 1; presses <= 2; presses += 1) {
      await waitFor(() => expect(area).toHaveFocus());
      expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe(area.value);
      area.setSelectionRange(0, 0);
      area.blur();
      await copy();
    }
  });
});
