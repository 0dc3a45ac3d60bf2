import { useRef, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useQueryString } from '@site/src/lib/useQueryString';
import ChangeList from '../ChangeList';
import CopyMarkdown from './CopyMarkdown';
import Filters from './Filters';
import { toMarkdown } from './markdown';
import PairForm from './PairForm';
import styles from './styles.module.css';
import { text } from './text';
import { useComparison } from './useComparison';
import { changesIn, readView, writeView, type ViewChange } from './view';

/** Compares any two versions; what is compared, and which part of it is shown, is in the address. */
export default function VersionCompare(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const status = useRef<HTMLParagraphElement>(null);
  const { search, change, flush } = useQueryString();
  const view = readView(search);
  const { from, to, asked, unknown } = view;
  const { state, comparison, retry } = useComparison(from, to, asked && from !== to);
  const shown = comparison ? changesIn(comparison.groups, view) : [];
  const root = siteConfig.url + siteConfig.baseUrl;
  const addressOf = (path: string): string => root + path.slice(1);
  const changeView = (next: ViewChange): void => change((current) => writeView(current, next));

  const message = (): string => {
    if (unknown !== null) return text.unknown(unknown, from, to);
    if (!asked) return text.start;
    if (from === to) return text.same(from);
    if (state === 'slow') return text.loading(from, to);
    return comparison ? text.count(from, to, comparison.groups, shown) : '';
  };
  const retryFromKeyboard = (): void => {
    // The button goes away with the message: without this, a keyboard would have to start at the top of the page again.
    status.current?.focus({ preventScroll: true });
    retry();
  };

  return (
    <>
      <PairForm from={from} to={to} onChange={changeView} onSettled={flush} />
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
          <Filters view={view} groups={comparison.groups} onChange={changeView} onSettled={flush} />
          {shown.length > 0 && (
            <CopyMarkdown
              markdown={toMarkdown(
                { ...comparison, groups: shown },
                addressOf(`/versions${search}#compare`),
                addressOf,
              )}
            />
          )}
          <ChangeList groups={shown} from={comparison.from} to={comparison.to} section="change" />
        </>
      )}
    </>
  );
}
