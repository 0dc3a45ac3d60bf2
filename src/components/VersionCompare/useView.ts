import { useCallback, useEffect, useState } from 'react';
import { useHistory } from '@docusaurus/router';
import { readView, writeView, type View, type ViewChange } from './view';

/** Browsers refuse more than about three replaced history entries a second, and nobody reads the address that often. */
const PAUSE = 300;

interface AddressedView {
  view: View;
  /** The search part of the address that shows this view. */
  search: string;
  change: (change: ViewChange) => void;
}

/**
 * The view and the address, kept in step: the address follows in place, without new history entries and without scrolling
 * (its anchor stays), and the view follows the address when something else changes it. The default view until the page
 * has become interactive: the HTML of the server knows no address.
 */
export function useView(): AddressedView {
  const history = useHistory();
  const [page] = useState(history.location.pathname);
  const [search, setSearch] = useState('');

  useEffect(() => {
    const read = (): void => {
      // While the next page is being loaded, its address is already there and this page still shows.
      if (history.location.pathname === page) {
        setSearch(history.location.search);
      }
    };
    read();
    return history.listen(read);
  }, [history, page]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const { location } = history;
      if (search && location.pathname === page && location.search !== search) {
        history.replace({ ...location, search });
      }
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [history, page, search]);

  const change = useCallback((next: ViewChange) => setSearch((current) => writeView(current, next)), []);
  return { view: readView(search), search, change };
}
