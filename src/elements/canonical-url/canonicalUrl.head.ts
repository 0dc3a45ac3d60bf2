// Normalizes `.html`, slashes, case and percent signs in the URL, because islands and the version menu compare paths.

function isDecodable(text: string): boolean {
  try {
    decodeURI(text);
    return true;
  } catch {
    return false;
  }
}

const escaped = (text: string): string => (isDecodable(text) ? text : text.replaceAll('%', '%25'));
/** Normalizes slashes and dot segments. Browsers would read the first segment of `//path` as a host name. */
const normal = (path: string): string =>
  new URL(path.replace(/%2f/gi, '/').replace(/\/{2,}/g, '/'), location.origin).pathname;

const comparable = (path: string): string => path.replace(/\/$/, '').toLowerCase();

/** Returns the path of the built page if it differs from `path` only in letter case or a trailing slash. */
function builtPath(path: string): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const { pathname } = new URL(link?.href ?? location.href);
  return comparable(pathname) === comparable(path) ? pathname : path;
}

function correctUrl(): void {
  const { pathname, search, hash } = location;
  if (!isDecodable(pathname))
    console.error(`Pathname "${pathname}" could not be decoded. This is likely caused by an invalid percent-encoding.`);

  const path = builtPath(escaped(normal(pathname).replace(/(\/)index\.html$|\.html$/, '$1')));
  const url = path + search + escaped(hash);
  if (url !== pathname + search + hash) history.replaceState(history.state, '', url);
}

correctUrl();
// Correct the hash when the reader edits the URL of the open page. This listener runs before React Router's listener.
addEventListener('popstate', correctUrl);
