// A page is at one address, which the application has to find it at, whatever file, folder or case a host served it for.
// What cannot be decoded would stop the application: its percent signs are taken as themselves.
{
  const decodable = (text) => {
    try {
      return !!decodeURI(text) || true;
    } catch {
      return false;
    }
  };
  const literal = (text) => (decodable(text) ? text : text.replaceAll('%', '%25'));
  const plain = (path) => path.replace(/\/$/, '').toLowerCase();
  const asBuilt = (path) => {
    const canonical = document.querySelector('link[rel=canonical]')?.href ?? location.href;
    const { pathname } = new URL(canonical);
    return plain(pathname) === plain(path) ? pathname : path;
  };
  const correct = () => {
    const { pathname, search, hash } = location;
    if (!decodable(pathname)) {
      console.error(
        `Pathname "${pathname}" could not be decoded. This is likely caused by an invalid percent-encoding.`,
      );
    }
    const page = asBuilt(literal(pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '')));
    const address = page + search + literal(hash);
    if (address !== pathname + search + hash) history.replaceState(history.state, '', address);
  };
  correct();
  // Before the application hears of it, an address that the reader typed into the open page.
  addEventListener('popstate', correct);
}
