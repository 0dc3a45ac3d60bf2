// Opens a URL that asks for a comparison at its result, and makes CSS reserve the space. `:target` would reserve the space
// one frame too late.
if (/\/versions\/?$/.test(location.pathname) && /[?&](from|to)=./.test(location.search)) {
  document.documentElement.setAttribute('data-comparing', '');
  if (!location.hash) history.replaceState(history.state, '', `${location.search}#compare`);
}
