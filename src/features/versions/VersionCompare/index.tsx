import { useMemo, useRef, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { versions } from '@site/src/config/versions';
import type { Comparison } from '../comparison/changes';
import { useLoad } from '@site/src/lib/useLoad';
import { useQueryString } from '@site/src/lib/useQueryString';
import ChangeList from '../ChangeList';
import { text } from '../text';
import CopyMarkdown, { toMarkdown } from './CopyMarkdown';
import { Filters, PairForm } from './Controls';
import styles from './styles.module.css';
import { parseView, updateView, visibleChanges, type ViewChange } from './view';

/** The bundler creates one chunk for each file that matches the import pattern. */
async function loadComparison(from: string, to: string): Promise<Comparison> {
  const file = (await import(`@generated/comparison/default/pairs/${from}...${to}.json`)) as { default: Comparison };
  return file.default;
}

/** Compares two versions. The query string holds the versions and filters, so that readers can share a view. */
export default function VersionCompare(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const status = useRef<HTMLParagraphElement>(null);
  const { search, change } = useQueryString();
  const view = parseView(search);
  const { from, to, isRequested, unknown } = view;
  const load = useMemo(
    () => (isRequested && from !== to ? () => loadComparison(from, to) : undefined),
    [isRequested, from, to],
  );
  const { state, value, retry } = useLoad(load);
  // Keeps the last comparison visible until loading stalls, so that fast responses do not flash a message.
  const comparison = state === 'loaded' || state === 'loading' ? value : undefined;
  const shown = comparison ? visibleChanges(comparison.groups, view) : [];
  const urlOf = (path: string): string => siteConfig.url + siteConfig.baseUrl + path.slice(1);
  const changeView = (next: ViewChange): void => change((current) => updateView(current, next));

  const message = (): string => {
    if (unknown !== null) return text.unknown(unknown, from, to);
    if (!isRequested) return text.start;
    if (from === to) return text.same(from);
    if (state === 'stalled') return text.loading(from, to);
    return comparison ? text.summary(comparison.from, comparison.to, comparison.groups, shown) : '';
  };

  return (
    <>
      <PairForm view={view} onChange={changeView} />
      <noscript>
        <p>
          {text.noScript}{' '}
          {versions.slice(0, -1).map(({ version }, index) => (
            <span key={version}>
              {index > 0 && ', '}
              <Link to={`/versions/${version}`}>{version}</Link>
            </span>
          ))}
          .
        </p>
      </noscript>
      <p ref={status} role="status" tabIndex={-1} className={`needs-script ${styles.status}`}>
        {message()}
      </p>
      {state === 'failed' && (
        <div role="alert" className="margin-bottom--md">
          <p>
            <strong>{text.failed}</strong> {text.failedHelp}
          </p>
          <button
            type="button"
            className="button button--secondary"
            onClick={() => {
              // Moves the focus to the message, because the button disappears.
              status.current?.focus({ preventScroll: true });
              retry();
            }}
          >
            {text.retry}
          </button>
        </div>
      )}
      {comparison && (
        <>
          <Filters view={view} groups={comparison.groups} onChange={changeView} />
          {shown.length > 0 && (
            <CopyMarkdown
              markdown={toMarkdown({ ...comparison, groups: shown }, urlOf(`/versions${search}#compare`), urlOf)}
            />
          )}
          <ChangeList groups={shown} from={comparison.from} to={comparison.to} section="change" />
        </>
      )}
    </>
  );
}
