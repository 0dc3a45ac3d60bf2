/** Replaces the Docusaurus hook, and simulates a site with the base URL `/sub/`. */
export default function useBaseUrl(path: string): string {
  return `/sub${path}`;
}
