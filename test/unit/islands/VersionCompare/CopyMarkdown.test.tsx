/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { filterChanges } from '../../../../src/features/versions/comparison/changes';
import CopyMarkdown, { toMarkdown } from '../../../../src/islands/VersionCompare/CopyMarkdown';
import { comparisonOf } from '../../features/versions/comparisonOf';

const copy = () => userEvent.click(screen.getByRole('button', { name: 'Copy as Markdown' }));
// Sets up a simulated user, which also provides a clipboard.
beforeEach(() => void userEvent.setup());

test('writes the visible changes with links to both versions and to the page', () => {
  const comparison = comparisonOf('2.8.2', '2.8.4');
  const groups = filterChanges(comparison.groups, ({ name }) => name === 'bassBoost');
  const urlOf = (path: string) => `https://site.example/sub${path}`;
  const [before, after] = ['2.8.2', '2.8.4'].map(
    (version) => `[${version}](https://site.example/sub/docs/${version}/class/Filters#bassBoost)`,
  );
  expect(toMarkdown({ ...comparison, groups }, urlOf('/versions?from=2.8.2&to=2.8.4#compare'), urlOf)).toBe(
    `# Changes in Magmastream from 2.8.2 to 2.8.4

<https://site.example/sub/versions?from=2.8.2&to=2.8.4#compare>

## \`Filters\` (class)

- **Breaking** Changed method \`bassBoost\` (${before}, ${after})
  \`\`\`diff
  - bassBoost(): this
  + bassBoost(stage: number): Promise<this>
  \`\`\`
`,
  );
});

test('copies the text and confirms it until the text changes', async () => {
  const { rerender } = render(<CopyMarkdown markdown="# Changes" />);
  await copy();
  expect(await screen.findByText('Copied.')).toHaveAttribute('role', 'status');
  expect(await navigator.clipboard.readText()).toBe('# Changes');
  rerender(<CopyMarkdown markdown="# Other changes" />);
  expect(screen.queryByText('Copied.')).toBeNull();
});

test('shows the text selected on every press if the clipboard is blocked', async () => {
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
  render(<CopyMarkdown markdown="# Changes" />);
  for (let press = 1; press <= 2; press += 1) {
    await copy();
    const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Comparison as Markdown' });
    await waitFor(() => expect(area).toHaveFocus());
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('# Changes');
    area.setSelectionRange(0, 0);
    area.blur();
  }
  expect(screen.getByText(/copy it with your keyboard/)).toHaveAttribute('role', 'status');
});
