import { useEffect } from 'react';
import { useHistory } from '@docusaurus/router';

/**
 * Goes to the addresses of this site that the search dialog, which is no part of the application, asks it to go to. While
 * nobody listens the browser goes there.
 */
export function useFollow(): void {
  const history = useHistory();
  useEffect(() => {
    const onFollow = (event: Event): void => {
      event.preventDefault();
      history.push((event as CustomEvent<string>).detail);
    };
    document.addEventListener('follow', onFollow);
    return () => document.removeEventListener('follow', onFollow);
  }, [history]);
}
