import { useRef, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ChangeGroup } from '@site/src/comparison/changes';
import ChangeList from '../ChangeList';
import CopyMarkdown from './CopyMarkdown';
import { changesIn } from './filter';
import Filters from './Filters';
import { toMarkdown } from './markdown';
import NoScript from './NoScript';
import PairForm from './PairForm';
import styles from './styles.module.css';
import { text } from './text';
import { useComparison } from './useComparison';
import { useView } from './useView';
import type { View } from './view';

function countText({ from, to }: View, all: readonly ChangeGroup[], shown: readonly ChangeGroup[]): string {
  const [total, count] = [all, shown].map((groups) => groups.reduce((sum, { changes }) => sum + changes.length, 0));
  const breaking = shown.flatMap(({ changes }) => changes).filter((change) => change.breaking).length;
  if (count === total) return text.count(from, to, total, breaking);
  return count === 0 ? text.noMatch(from, to, total) : text.match(from, to, count, total, breaking);
}

/** Compares any two versions; what is compared, and which part of it is shown, is in the address. */
export default function VersionCompare(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const status = useRef<HTMLParagraphElement>(null);
  const { view, search, change, flush } = useView();
  const { from, to, asked, unknown } = view;
  const { state, comparison, retry } = useComparison(from, to, asked && from !== to);
  const shown = comparison ? changesIn(comparison.groups, view) : [];
  const root = siteConfig.url + siteConfig.baseUrl;
  const addressOf = (path: string): string => root + path.slice(1);

  const message = (): string => {
    if (unknown !== null) return text.unknown(unknown, from, to);
    if (!asked) return text.start;
    if (from === to) return text.same(from);
    if (state === 'slow') return text.loading(from, to);
    return comparison ? countText(view, comparison.groups, shown) : '';
  };
  const retryFromKeyboard = (): void => {
    // The button goes away with the message: without this, a keyboard would have to start at the top of the page again.
    status.current?.focus({ preventScroll: true });
    retry();
  };

  return (
    <>
      <PairForm from={from} to={to} onPair={(older, newer) => change({ from: older, to: newer })} onSettled={flush} />
      <NoScript />
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {message()}
      </p>
      {state === 'failed' && (
        <div role="alert" className={styles.failure}>
          <p>
            <strong>{text.failed}</strong> {text.failedHelp}
          </p>
          <button type="button" className="button button--secondary" onClick={retryFromKeyboard}>
            {text.retry}
          </button>
        </div>
      )}
      {comparison && (
        <>
          <Filters view={view} groups={comparison.groups} onChange={change} onSettled={flush} />
          {shown.length > 0 && (
            <CopyMarkdown
              markdown={toMarkdown(comparison, shown, { view: addressOf(`/versions${search}#compare`), of: addressOf })}
            />
          )}
          <ChangeList groups={shown} from={comparison.from} to={comparison.to} section="change" />
        </>
      )}
    </>
  );
}
