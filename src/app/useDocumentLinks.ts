import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';

/**
 * Lets the browser follow the links that Docusaurus would follow inside of the React app. Changes of the query alone
 * (`useQueryString`) and steps through the history of the document stay in the app.
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
