/** Replaces the hook of Docusaurus, which needs its root component. Returns true, because tests simulate a browser. */
export default function useIsBrowser(): boolean {
  return true;
}
