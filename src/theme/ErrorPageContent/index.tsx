import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useRecovery } from '@site/src/app/useRecovery';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type { Props } from '@theme/Error';

/** What a reader sees in the place of a page that crashed; the title no longer promises that page. */
export default function TitledErrorPageContent(props: Props): ReactNode {
  useRecovery(props.tryAgain);
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
