/**
 * Replaces the Docusaurus hook, which needs the Docusaurus root component. Returns true, because tests simulate a
 * browser.
 */
export default function useIsBrowser(): boolean {
  return true;
}
