// Adds the hash of a requested comparison and makes CSS reserve its space, one frame earlier than `:target`.
if (/\/versions\/?$/.test(location.pathname) && /[?&](from|to)=./.test(location.search)) {
  document.documentElement.setAttribute('data-comparing', '');
  if (!location.hash) history.replaceState(history.state, '', `${location.search}#compare`);
}
