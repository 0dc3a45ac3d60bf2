import { aliasesOf } from '../../../config/aliases';
import { cachesOf, type Deployment } from '../saved/page';

/** Matches the URL endings that hosts with redirect rules remove. */
const suffix = /(?:\/index|\.html|\/)+$/;

/** Returns the URL of the cached page to which the server would redirect a URL. */
export async function aliasTarget(url: string, { scope }: Deployment): Promise<string | undefined> {
  const pathOf = (own: string): string => `/${decodeURI(own.slice(scope.length))}`;
  try {
    const path = pathOf(url).replace(suffix, '') || '/';
    for (const { name } of await cachesOf(scope)) {
      const cached = await (await caches.open(name)).keys();
      const target = cached.map((request) => request.url).find((own) => isNamed(path, pathOf(own)));
      if (target !== undefined && target !== url) return target;
    }
  } catch {
    // `decodeURI` rejects invalid percent encoding, which no page URL contains.
  }
  return undefined;
}

const isNamed = (path: string, page: string): boolean => path === page || aliasesOf(page).includes(path);
