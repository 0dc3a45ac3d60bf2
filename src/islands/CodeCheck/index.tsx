import { useId, useMemo, useRef, useState, type DragEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { upgradeGuide, versions } from '@site/src/config/versions';
import { withBaseUrl } from '@site/src/config/withBaseUrl';
import { isUpdate, retryLabel, updateText } from '@site/src/lib/loadCode';
import Select from '../runtime/Select';
import { useIsHydrated } from '../useIsHydrated';
import { useLastRead } from '../useLastRead';
import { useLoad } from '../useLoad';
import { useQueryString } from '../useQueryString';
import { parseView } from '../VersionCompare/view';
import { type Check, checkCode, erela, Failed, Stopped } from './checkCode';
import { type Chosen, pastedFile, readDrop, readFiles } from './readFiles';
import Results from './Results';
import styles from './styles.module.css';
import { text } from './text';

const options = Object.fromEntries(versions.map(({ version }) => [version, version]));
const startOptions = { ...options, [erela.label]: erela.label };
const none: Chosen = { files: [], total: 0, problem: '' };

/** Lets readers check their own code against the changes between two versions. */
export default function CodeCheck(): ReactNode {
  const id = useId();
  const checkButton = useRef<HTMLButtonElement>(null);
  const view = parseView(useQueryString().search, useLastRead());
  const [chosenPair, setPair] = useState<Partial<Pick<Check, 'from' | 'to'>>>({});
  const { from, to } = { from: view.from, to: view.to, ...chosenPair };
  const [pasted, setPasted] = useState('');
  const [chosen, setChosen] = useState(none);
  const [problem, setProblem] = useState('');
  const [checked, setChecked] = useState<Check & { stop: () => void }>();
  const load = useMemo(() => checked && (() => checkCode(checked)), [checked]);
  const { state, value, error, retry } = useLoad(load);
  const isBusy = state === 'loading' || state === 'stalled';
  const result = state === 'loaded' ? value : undefined;

  const choose = (reading: Promise<Chosen>): Promise<void> =>
    reading.then(
      (read) => {
        setChosen(read);
        // Remove the result of the previous files.
        setChecked(undefined);
        setProblem(read.problem);
      },
      () => setProblem(text.unread),
    );
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    void choose(readDrop(event.dataTransfer.items));
  };
  const check = (): void => {
    const files = [...chosen.files, ...(pasted.trim() ? [pastedFile(pasted)] : [])];
    const empty = chosen.problem || text.empty;
    const found = from === to ? text.same : files.length === 0 ? empty : '';
    const controller = new AbortController();
    setProblem(found);
    setChecked(found ? undefined : { files, from, to, signal: controller.signal, stop: () => controller.abort() });
  };
  const outcome = result ? text.outcome(result.breaks, result) : '';
  const message = problem || (isBusy ? text.busy : outcome);

  return (
    <section aria-labelledby="check" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <p>{text.intro}</p>
      <noscript>
        <p>
          {text.noScript} <a href={withBaseUrl(upgradeGuide)}>{text.upgradeGuide}</a>.
        </p>
      </noscript>
      <fieldset className={`needs-script ${styles.form}`} disabled={!useIsHydrated()}>
        <legend>{text.legend}</legend>
        <div className={styles.inputs}>
          <Select
            label={text.from}
            value={from}
            options={startOptions}
            onChange={(value) => setPair({ to, from: value })}
          />
          <Select label={text.to} value={to} options={options} onChange={(value) => setPair({ from, to: value })} />
        </div>
        <label htmlFor={`${id}-code`}>{text.paste}</label>
        <textarea
          id={`${id}-code`}
          className={styles.area}
          rows={6}
          spellCheck={false}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
        />
        <div className={styles.inputs}>
          <FileInput label={text.files} onChoose={(files) => void choose(readFiles(files))} />
          <FileInput label={text.folder} isFolder onChoose={(files) => void choose(readFiles(files))} />
        </div>
        <p className="secondary small">{text.drop}</p>
        <div className="actions">
          {/* Do not disable the button, because a disabled button would lose the focus. */}
          <button
            ref={checkButton}
            type="button"
            className={clsx('button button--primary', isBusy && 'disabled')}
            aria-disabled={isBusy}
            onClick={() => isBusy || check()}
          >
            {text.check}
          </button>
          {isBusy && (
            <button
              type="button"
              className="button button--secondary"
              onClick={() => {
                checkButton.current?.focus();
                checked?.stop();
              }}
            >
              {text.stop}
            </button>
          )}
        </div>
      </fieldset>
      <p role="status" className={styles.status}>
        {message || (chosen.files.length > 0 ? text.chosen(chosen.files.length, chosen.total) : '')}
      </p>
      {state === 'failed' && (
        <div role="alert">
          <p>{failureText(error)}</p>
          {!(error instanceof Failed || error instanceof Stopped) && (
            <button type="button" className="button button--secondary" onClick={retry}>
              {retryLabel(error)}
            </button>
          )}
        </div>
      )}
      {result && <Results {...result} />}
    </section>
  );
}

function failureText(error: unknown): string {
  if (error instanceof Stopped) return text.stopped;
  if (isUpdate(error)) return updateText.message;
  return error instanceof Failed ? text.broke(error.message) : text.failed;
}

function FileInput(props: { label: string; isFolder?: boolean; onChoose: (files: File[]) => void }): ReactNode {
  const { label, isFolder = false, onChoose } = props;
  return (
    <label className={styles.field}>
      {label}
      <input
        type="file"
        multiple
        accept={isFolder ? undefined : '.js,.mjs,.cjs,.jsx,.ts,.mts,.cts,.tsx'}
        // React has no prop for this attribute.
        {...(isFolder ? { webkitdirectory: '' } : {})}
        onChange={({ target }) => onChoose([...(target.files ?? [])])}
      />
    </label>
  );
}
