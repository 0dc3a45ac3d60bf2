import type { ComponentProps, ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { Route } from 'react-router-dom';
import Hydrate from '@site/src/app/Hydrate';
import NotFound from '@theme-original/NotFound';

/** The not-found page. After hydration, the navbar and the suggestions use the URL that the reader requested. */
export default function NotFoundRoute(props: ComponentProps<typeof NotFound>): ReactNode {
  const built = useLocation();
  const { location } = useHistory();
  const isBrowser = useIsBrowser();
  return (
    <Route
      location={isBrowser ? location : built}
      render={() => (
        <>
          <Hydrate />
          <NotFound {...props} />
        </>
      )}
    />
  );
}
