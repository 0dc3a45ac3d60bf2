import type { ReactNode } from 'react';
import {
  isSymbolGroup,
  lineText,
  type Change,
  type ChangeGroup,
  type Comparison,
} from '@site/src/features/versions/comparison/changes';
import { changeNames, kindNames, text } from '@site/src/features/versions/text';
import styles from './styles.module.css';

/** A button that copies Markdown. If the clipboard is blocked, `src/elements/copy/copy.ts` shows the text. */
export default function CopyMarkdown({ markdown }: { markdown: string }): ReactNode {
  return (
    <>
      <button type="button" className="button button--secondary button--sm copy-text">
        {text.copy}
      </button>
      <textarea className={styles.markdown} aria-label={text.markdown} hidden readOnly rows={8} value={markdown} />
    </>
  );
}

/** Converts a comparison to Markdown. `viewUrl` is the current URL, and `urlOf` converts a site path to a URL. */
export function toMarkdown({ from, to, groups }: Comparison, viewUrl: string, urlOf: (path: string) => string): string {
  const linksOf = ({ links }: Change): string => {
    const paths = Object.entries({ [from]: links.from, [to]: links.to });
    const markdownLinks = paths.flatMap(([version, path]) => (path ? `[${version}](${urlOf(path)})` : []));
    return markdownLinks.length > 0 ? ` (${markdownLinks.join(', ')})` : '';
  };
  const parts = groups.flatMap((group) => [
    headingOf(group),
    ...group.changes.map((change) => itemOf(change, linksOf(change))),
  ]);
  return `${[`# ${text.markdownTitle(from, to)}`, `<${viewUrl}>`, ...parts].join('\n\n')}\n`;
}

const headingOf = (group: ChangeGroup): string =>
  isSymbolGroup(group) ? `## \`${group.name}\` (${kindNames[group.kind].singular})` : `## ${group.name}`;

function itemOf({ name, previousName, kind, change, breaking, lines, notes }: Change, links: string): string {
  const side = (version: 'before' | 'after', sign: string): string[] =>
    lines.flatMap((line) => lineText(line, version) || []).map((line) => `  ${sign} ${line}`);
  const diff = [...side('before', '-'), ...side('after', '+')];
  const names = [previousName ?? [], name].flat().map((own) => `\`${own}\``);
  return [
    `- ${breaking ? `**${text.breaking}** ` : ''}${changeNames[change]} ${kind} ${names.join(' → ')}${links}`,
    ...(diff.length > 0 ? ['  ```diff', ...diff, '  ```'] : []),
    ...(notes.length > 0 ? [`  ${notes.join(' ')}`] : []),
  ].join('\n');
}
