import type { Change, ChangeGroup, Comparison } from '@site/src/comparison/changes';
import { isSymbolGroup, lineText } from '../ChangeList/changes';
import { changeNames, kindNames, text as listText } from '../ChangeList/text';
import { text } from './text';

/** Where the Markdown points to: the view that it was copied from, and how a site path becomes an address. */
interface Addresses {
  view: string;
  of: (path: string) => string;
}

/** The shown changes of a comparison as Markdown: signatures as `diff` blocks, links to both versions. */
export function toMarkdown(
  { from, to }: Pick<Comparison, 'from' | 'to'>,
  groups: readonly ChangeGroup[],
  addresses: Addresses,
): string {
  const linksOf = ({ links }: Change): string[] => [
    ...(links.from ? [`[${from}](${addresses.of(links.from)})`] : []),
    ...(links.to ? [`[${to}](${addresses.of(links.to)})`] : []),
  ];
  const parts = groups.map((group) =>
    [headingOf(group), ...group.changes.map((change) => itemOf(change, linksOf(change)))].join('\n\n'),
  );
  return `${[`# ${text.markdownTitle(from, to)}`, `<${addresses.view}>`, ...parts].join('\n\n')}\n`;
}

function headingOf(group: ChangeGroup): string {
  return isSymbolGroup(group) ? `## \`${group.name}\` (${kindNames[group.kind].one})` : `## ${group.name}`;
}

function itemOf({ name, kind, change, breaking, lines, notes }: Change, links: string[]): string {
  const mark = breaking ? `**${listText.breaking}** ` : '';
  const where = links.length > 0 ? ` (${links.join(', ')})` : '';
  const side = (version: 'before' | 'after', sign: string): string[] =>
    lines.flatMap((line) => lineText(line, version) || []).map((line) => `  ${sign} ${line}`);
  const diff = [...side('before', '-'), ...side('after', '+')];
  return [
    `- ${mark}${changeNames[change]} ${kind} \`${name}\`${where}`,
    ...(diff.length > 0 ? ['  ```diff', ...diff, '  ```'] : []),
    ...(notes.length > 0 ? [`  ${notes.join(' ')}`] : []),
  ].join('\n');
}
