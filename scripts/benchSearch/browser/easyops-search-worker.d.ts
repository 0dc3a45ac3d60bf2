/** What the bench uses of the worker of @easyops-cn/docusaurus-search-local, which is no dependency of this site. */
declare module 'easyops-search-worker' {
  export class SearchWorker {
    fetchIndexes(baseUrl: string, searchContext: string): Promise<void>;
    search(
      baseUrl: string,
      searchContext: string,
      input: string,
      limit: number,
    ): Promise<{ document: { u: string; h?: string } }[]>;
  }
}
