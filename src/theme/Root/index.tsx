import { useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { Route } from 'react-router-dom';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { isNotFoundDocument, notFoundPath } from '@site/src/app/notFound';
import { useFollow } from '@site/src/app/useFollow';
import { useHtmlLinks } from '@site/src/app/useHtmlLinks';

/**
 * Takes over the not-found document at the address that it was rendered for, and goes to the reader's address after
 * that: the navbar, for one, depends on the address, and React keeps what it finds in the document or complains of it.
 */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  const location = useLocation();
  const isBrowser = useIsBrowser();
  useFollow();
  const [isNotFound] = useState(isNotFoundDocument);
  useHtmlLinks();
  if (!isNotFound) return children;
  return <Route location={isBrowser ? location : { ...location, pathname: notFoundPath }} render={() => children} />;
}
