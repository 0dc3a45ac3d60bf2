/** A build of the site at the place where it is served: `scope` is its address, with a slash at the end. */
export interface Deployment {
  scope: string;
  build: string;
}

/** What is in a cache of its own: the pages that were read, or a version of the documentation, by its number. */
type Content = 'read' | (string & {});

/** The name of a cache: caches of one build are never read by another, and other sites of a host have theirs. */
export const cacheName = (content: Content, { build, scope }: Deployment): string => `${content} ${build} ${scope}`;

/** What the caches of a site hold, whichever build they are of. */
export async function cachesOf(scope: string): Promise<{ name: string; content: Content; build: string }[]> {
  return (await caches.keys()).flatMap((name) => {
    const [content, build, ...rest] = name.split(' ');
    return rest.join(' ') === scope ? { name, content, build } : [];
  });
}
