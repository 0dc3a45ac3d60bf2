import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { isSymbolGroup, lineText, type Change, type ChangeGroup, type Comparison } from '@site/src/features/versions/comparison/changes';
import { changeNames, kindNames, text } from '@site/src/features/versions/text';
import styles from './styles.module.css';

/**
 * Copies Markdown to the clipboard. If the clipboard is blocked, shows the selected text, so that the reader can copy
 * it manually.
 */
export default function CopyMarkdown({ markdown }: { markdown: string }): ReactNode {
  const [outcome, setOutcome] = useState<'copied' | 'blocked' | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => setOutcome(null), [markdown]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(markdown);
      setOutcome('copied');
    } catch {
      // The text area must exist before its text can be selected.
      flushSync(() => setOutcome('blocked'));
      area.current?.focus();
      area.current?.select();
    }
  };

  return (
    <>
      <button type="button" className="button button--secondary button--sm" onClick={() => void copy()}>
        {text.copy}
      </button>
      <span role="status">{outcome && text[outcome]}</span>
      {outcome === 'blocked' && (
        <textarea
          ref={area}
          className={styles.markdown}
          aria-label={text.markdown}
          readOnly
          rows={8}
          value={markdown}
        />
      )}
    </>
  );
}

/**
 * Converts a comparison to Markdown. `viewUrl` is the URL of the current view. `urlOf` converts a site path to a URL.
 */
export function toMarkdown({ from, to, groups }: Comparison, viewUrl: string, urlOf: (path: string) => string): string {
  const linksOf = ({ links }: Change): string => {
    const paths = Object.entries({ [from]: links.from, [to]: links.to });
    const written = paths.flatMap(([version, path]) => (path ? `[${version}](${urlOf(path)})` : []));
    return written.length > 0 ? ` (${written.join(', ')})` : '';
  };
  const parts = groups.flatMap((group) => [
    headingOf(group),
    ...group.changes.map((change) => itemOf(change, linksOf(change))),
  ]);
  return `${[`# ${text.markdownTitle(from, to)}`, `<${viewUrl}>`, ...parts].join('\n\n')}\n`;
}

function headingOf(group: ChangeGroup): string {
  return isSymbolGroup(group) ? `## \`${group.name}\` (${kindNames[group.kind].one})` : `## ${group.name}`;
}

function itemOf({ name, kind, change, breaking, lines, notes }: Change, links: string): string {
  const side = (version: 'before' | 'after', sign: string): string[] =>
    lines.flatMap((line) => lineText(line, version) || []).map((line) => `  ${sign} ${line}`);
  const diff = [...side('before', '-'), ...side('after', '+')];
  return [
    `- ${breaking ? `**${text.breaking}** ` : ''}${changeNames[change]} ${kind} \`${name}\`${links}`,
    ...(diff.length > 0 ? ['  ```diff', ...diff, '  ```'] : []),
    ...(notes.length > 0 ? [`  ${notes.join(' ')}`] : []),
  ].join('\n');
}
