/** @jest-environment jsdom */
import { act, fireEvent } from '@testing-library/react';
import '../../../src/elements/copy/copyCode';

const writeText = jest.fn<Promise<void>, [string]>();
Object.defineProperty(navigator, 'clipboard', { value: { writeText } });

const sample = (code: string) =>
  `<div class="code-sample"><pre><code>${code}</code></pre><button class="code-copy">Copy</button></div>`;
const samples = document.createElement('main');
document.body.append(samples);

const buttons = () => Array.from(document.querySelectorAll<HTMLButtonElement>('button.code-copy'));
const labels = () => buttons().map(({ textContent }) => textContent);
const status = () => document.querySelector('[role="status"]');
/** Presses a sample's copy button and waits for the clipboard. */
const press = (at: number) => act(async () => Promise.resolve(fireEvent.click(buttons()[at])));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  samples.innerHTML = sample('npm i magmastream') + sample('new Manager()');
  writeText.mockReset();
  writeText.mockResolvedValue();
});
afterEach(async () => {
  await act(() => jest.runAllTimersAsync());
  jest.useRealTimers();
});

test('a button copies its sample and says so until two seconds after the last press', async () => {
  await press(1);
  expect(writeText.mock.calls).toEqual([['new Manager()']]);
  await wait(1500);
  await press(1);
  await wait(1999);
  expect(labels()).toEqual(['Copy', 'Copied']);
  await wait(1);
  expect(labels()).toEqual(['Copy', 'Copy']);
});

test('a button selects its sample when the clipboard is not available', async () => {
  writeText.mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
  await press(0);
  expect(String(getSelection())).toBe('npm i magmastream');
  expect(labels()).toEqual(['Selected. Copy with your keyboard', 'Copy']);
});

test('a press on another button resets the first', async () => {
  await press(0);
  await press(1);
  expect(labels()).toEqual(['Copy', 'Copied']);
});

test('the result is announced by a status that exists before the first press', async () => {
  const before = status();
  expect(before).toBeEmptyDOMElement();
  await press(0);
  expect(status()).toBe(before);
  expect(before).toHaveTextContent('Copied');
  expect(document.querySelector('[aria-live]')).toBeNull();
  await wait(2000);
  expect(before).toBeEmptyDOMElement();
});
