import { useContext, type JSX } from 'react';
import Link from '@docusaurus/Link';
import { useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
import { searchPath } from '../address';
import { DialogContext } from './DialogContext';
import { text } from './text';

interface Props {
  state: { query: string; context: Record<string, unknown> };
}

/** The way from the dialog's few results to all of them. */
export default function SeeAll({ state: { query, context } }: Props): JSX.Element {
  const { version, close } = useContext(DialogContext);
  const { preferredVersion } = useDocsPreferredVersion();
  // The search page starts with the version that the reader prefers, else with the latest.
  const isUnderstood = version.isLast && (preferredVersion?.name ?? version.name) === version.name;
  return (
    <Link to={searchPath({ query, version: isUnderstood ? '' : version.name })} onClick={close}>
      {text.seeAll(Number(context.nbHits))}
    </Link>
  );
}
