/** Stands in for Docusaurus' hook on a site that is served below `/sub/`. */
export default function useBaseUrl(path: string): string {
  return `/sub${path}`;
}
