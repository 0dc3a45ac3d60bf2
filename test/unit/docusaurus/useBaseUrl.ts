/** Replaces Docusaurus' hook, as on a site below `/sub/`. */
export default function useBaseUrl(path: string): string {
  return `/sub${path}`;
}
