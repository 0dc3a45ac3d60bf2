import type { ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { Route } from 'react-router-dom';
import { isNotFoundDocument, notFoundPath } from '@site/src/app/preload';

/** Hydrates the not-found page with its path in the build, because hosts serve the page at any URL. */
export default function Root({ children }: { children: ReactNode }): ReactNode {
  const location = useLocation();
  if (!isNotFoundDocument()) return children;
  return <Route location={{ ...location, pathname: notFoundPath }} render={() => children} />;
}
