import { useQueryString } from '../../client/useQueryString';
import { readView, writeView, type View, type ViewChange } from './view';

interface AddressedView {
  view: View;
  /** The search part of the address that shows this view. */
  search: string;
  change: (change: ViewChange) => void;
  /** Brings the address up to date without waiting for a pause in typing. */
  flush: () => void;
}

/** The view, kept in step with the address; the default view until the page has become interactive. */
export function useView(): AddressedView {
  const { search, change, flush } = useQueryString();
  return {
    view: readView(search),
    search,
    change: (next) => change((current) => writeView(current, next)),
    flush,
  };
}
