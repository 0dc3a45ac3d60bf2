/** Replaces the hook of Docusaurus, which needs its root component. Tests render in the browser. */
export default function useIsBrowser(): boolean {
  return true;
}
