// If the URL requests a comparison, adds the result's hash to the URL and makes CSS reserve space for the result. The
// `:target` selector would reserve the space one frame too late.
if (/\/versions\/?$/.test(location.pathname) && /[?&](from|to)=./.test(location.search)) {
  document.documentElement.setAttribute('data-comparing', '');
  if (!location.hash) history.replaceState(history.state, '', `${location.search}#compare`);
}
