import { useMemo, useRef, type ReactNode } from 'react';
import { site } from '@site/src/config/site';
import { currentVersion, upgradeFrom, versions } from '@site/src/config/versions';
import { withBaseUrl } from '@site/src/config/withBaseUrl';
import { isUpdate, retryLabel, updateText } from '@site/src/lib/loadCode';
import { useLoad } from '../useLoad';
import { useQueryString } from '../useQueryString';
import { text } from '@site/src/features/versions/text';
import { loadComparison } from '@site/src/features/versions/comparison/loadData';
import ChangeGroups from './ChangeGroups';
import CopyMarkdown, { toMarkdown } from './CopyMarkdown';
import { Filters, PairForm } from './Controls';
import styles from './styles.module.css';
import { useLastRead } from '../useLastRead';
import { parseView, updateView, visibleChanges, type ViewChange } from './view';

/** The maximum number of changes that the comparison shows without collapsed groups. */
const fewChanges = 12;

/** Compares two versions. The query string contains the versions and filters, so that readers can share a view. */
export default function VersionCompare(): ReactNode {
  const status = useRef<HTMLParagraphElement>(null);
  const { search, change, flush } = useQueryString();
  const lastRead = useLastRead();
  const view = parseView(search, lastRead);
  const { from, to, isRequested, unknown } = view;
  const load = useMemo(
    () => (isRequested && from !== to ? () => loadComparison(from, to) : undefined),
    [isRequested, from, to],
  );
  const { state, value, error, retry } = useLoad(load);
  // Keep the previous comparison until loading takes too long, so that no message flashes during a fast load.
  const comparison = state === 'loaded' || state === 'loading' ? value : undefined;
  const visible = comparison ? visibleChanges(comparison.groups, view) : [];
  const urlOf = (path: string): string => site.url + withBaseUrl(path);
  const changeView = (next: ViewChange): void => change((current) => updateView(current, next, lastRead));

  /** Move the focus to the message, because the button that the reader pressed disappears. */
  const focusStatus = (): void => status.current?.focus({ preventScroll: true });

  const message = (): string => {
    if (unknown !== null) return text.unknown(unknown, from, to);
    if (!isRequested) return text.start;
    if (from === to) return text.same(from);
    if (state === 'stalled') return text.loading(from, to);
    return comparison ? text.summary(comparison.from, comparison.to, comparison.groups, visible) : '';
  };

  return (
    <section className={styles.compare} aria-labelledby="compare">
      <PairForm view={view} onChange={changeView}>
        {!isRequested && (
          <button
            type="button"
            className="button button--primary"
            onClick={() => {
              focusStatus();
              changeView({ from, to });
            }}
          >
            {text.compare}
          </button>
        )}
      </PairForm>
      <noscript>
        <p>
          {text.noScript}{' '}
          {versions.slice(0, -1).map(({ version }, index) => (
            <span key={version}>
              {index > 0 && ', '}
              <a href={withBaseUrl(`/versions/${version}`)}>{version}</a>
            </span>
          ))}
          .
        </p>
      </noscript>
      <div className={`needs-script ${styles.outcome}`}>
        <p ref={status} role="status" tabIndex={-1} className="margin--none">
          {message()}
        </p>
      </div>
      {state === 'failed' && (
        <div role="alert" className="margin-bottom--md">
          <p>
            <strong>{text.failed}</strong> {isUpdate(error) ? updateText.message : text.failedHelp}
          </p>
          <button
            type="button"
            className="button button--secondary"
            onClick={() => {
              focusStatus();
              retry();
            }}
          >
            {retryLabel(error)}
          </button>
        </div>
      )}
      {comparison && (
        <>
          <Filters view={view} groups={comparison.groups} onChange={changeView} />
          {visible.length > 0 && (
            <ChangeGroups
              groups={visible}
              from={comparison.from}
              to={comparison.to}
              isOpen={view.query !== '' || visible.flatMap(({ changes }) => changes).length <= fewChanges}
            >
              <CopyMarkdown
                markdown={toMarkdown({ ...comparison, groups: visible }, urlOf(`/versions${search}#compare`), urlOf)}
              />
              <p className="margin--none">
                {/* The code check reads the two versions from the URL. */}
                <a href="#check" onClick={flush}>
                  {text.check}
                </a>
              </p>
              {to === currentVersion.version && (
                <p className="margin--none">
                  <a href={withBaseUrl(upgradeFrom(from))}>{text.upgrade(from)}</a>
                </p>
              )}
            </ChangeGroups>
          )}
        </>
      )}
    </section>
  );
}
