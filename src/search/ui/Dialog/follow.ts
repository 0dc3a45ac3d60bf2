/** Asks the application, if it runs, to go to an address of this site; tells whether it does. */
export function isTaken(address: string): boolean {
  return !document.dispatchEvent(new CustomEvent('follow', { detail: address, cancelable: true }));
}
