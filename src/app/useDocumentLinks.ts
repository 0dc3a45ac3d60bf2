import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';

/**
 * Makes the browser load a new document for links that Docusaurus would open inside the React app. The React app still
 * handles changes to the query string alone (`useQueryString`), and Back and Forward within the document.
 */
export function useDocumentLinks(): void {
  const history = useHistory();
  useEffect(
    () =>
      history.block((target, action) => {
        if (action === 'POP') return undefined;
        if (action === 'REPLACE' && target.pathname === history.location.pathname) return undefined;
        location[action === 'PUSH' ? 'assign' : 'replace'](history.createHref(target));
        return false;
      }),
    [history],
  );
}
