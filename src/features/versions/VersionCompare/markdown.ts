import type { Change, ChangeGroup, Comparison } from '@site/src/features/versions/comparison/changes';
import { isSymbolGroup, lineText } from '../ChangeList/changes';
import { changeNames, kindNames, text as listText } from '../ChangeList/text';
import { text } from './text';

/**
 * A comparison as Markdown, with the address of the view that it was copied from: signatures as `diff` blocks, links to both
 * versions. `addressOf` makes an address of a site path.
 */
export function toMarkdown(
  { from, to, groups }: Comparison,
  view: string,
  addressOf: (path: string) => string,
): string {
  const linksOf = ({ links }: Change): string => {
    const places = Object.entries({ [from]: links.from, [to]: links.to });
    const written = places.flatMap(([version, path]) => (path ? `[${version}](${addressOf(path)})` : []));
    return written.length > 0 ? ` (${written.join(', ')})` : '';
  };
  const parts = groups.flatMap((group) => [
    headingOf(group),
    ...group.changes.map((change) => itemOf(change, linksOf(change))),
  ]);
  return `${[`# ${text.markdownTitle(from, to)}`, `<${view}>`, ...parts].join('\n\n')}\n`;
}

function headingOf(group: ChangeGroup): string {
  return isSymbolGroup(group) ? `## \`${group.name}\` (${kindNames[group.kind].one})` : `## ${group.name}`;
}

function itemOf({ name, kind, change, breaking, lines, notes }: Change, links: string): string {
  const side = (version: 'before' | 'after', sign: string): string[] =>
    lines.flatMap((line) => lineText(line, version) || []).map((line) => `  ${sign} ${line}`);
  const diff = [...side('before', '-'), ...side('after', '+')];
  return [
    `- ${breaking ? `**${listText.breaking}** ` : ''}${changeNames[change]} ${kind} \`${name}\`${links}`,
    ...(diff.length > 0 ? ['  ```diff', ...diff, '  ```'] : []),
    ...(notes.length > 0 ? [`  ${notes.join(' ')}`] : []),
  ].join('\n');
}
