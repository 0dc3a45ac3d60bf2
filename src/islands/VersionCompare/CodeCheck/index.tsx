import { useId, useMemo, useState, type DragEvent, type ReactNode } from 'react';
import { useLoad } from '../../useLoad';
import type { SourceFile } from '@site/src/features/versions/compiler/rewrite';
import type { Comparison } from '@site/src/features/versions/comparison/changes';
import { checkCode } from './checkCode';
import { pastedFile, readDrop, readFiles, TooLarge } from './readFiles';
import Results from './Results';
import styles from './styles.module.css';
import { text } from './text';

/** Lets readers check their own code against the changes between two versions. */
export default function CodeCheck({ comparison }: { comparison: Comparison }): ReactNode {
  const { from, to } = comparison;
  const id = useId();
  const [pasted, setPasted] = useState('');
  const [chosen, setChosen] = useState<SourceFile[]>([]);
  const [problem, setProblem] = useState('');
  const [checked, setChecked] = useState<SourceFile[]>();
  const load = useMemo(() => checked && (() => checkCode(checked, from, to)), [checked, from, to]);
  const { state, value, retry } = useLoad(load);
  const isBusy = state === 'loading' || state === 'stalled';
  const result = state === 'loaded' ? value : undefined;

  const choose = (reading: Promise<SourceFile[]>): Promise<void> =>
    reading.then(
      (files) => {
        setChosen(files);
        setProblem(files.length > 0 ? '' : text.noFiles);
      },
      (error: unknown) => setProblem(error instanceof TooLarge ? text.tooLarge : text.unread),
    );
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    void choose(readDrop(event.dataTransfer.items));
  };
  const check = (): void => {
    const files = [...chosen, ...(pasted.trim() ? [pastedFile(pasted)] : [])];
    setProblem(files.length > 0 ? '' : text.empty);
    setChecked(files.length > 0 ? files : undefined);
  };

  const message = (): string => {
    if (problem) return problem;
    if (isBusy) return text.busy;
    if (result?.importing === 0) return text.unused;
    if (result?.breaks.length === 0) return text.nothing(from, to, checked!.length);
    if (result) return text.found(result.breaks.length, new Set(result.breaks.map(({ file }) => file)).size);
    return chosen.length > 0 ? text.chosen(chosen.length) : '';
  };

  return (
    <details className={styles.check} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <summary>
        <h3 id="check">{text.title}</h3>
      </summary>
      <p>
        {text.intro(from, to)} {text.advice}
      </p>
      <label htmlFor={`${id}-code`}>{text.paste}</label>
      <textarea
        id={`${id}-code`}
        className={styles.area}
        rows={8}
        spellCheck={false}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
      />
      <div className={styles.inputs}>
        <FileInput label={text.files} onChoose={(files) => void choose(readFiles(files))} />
        <FileInput label={text.folder} isFolder onChoose={(files) => void choose(readFiles(files))} />
      </div>
      <p className="secondary small">{text.drop}</p>
      <button type="button" className="button button--primary" disabled={isBusy} onClick={check}>
        {text.check}
      </button>
      <p role="status" className="margin-vert--md">
        {message()}
      </p>
      {state === 'failed' && (
        <div role="alert">
          <p>{text.failed}</p>
          <button type="button" className="button button--secondary" onClick={retry}>
            {text.retry}
          </button>
        </div>
      )}
      {result && <Results result={result} comparison={comparison} />}
    </details>
  );
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
