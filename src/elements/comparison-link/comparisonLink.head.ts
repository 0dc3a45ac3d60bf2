// Adds the hash of the comparison to a URL that asks for one, so that the page opens there without a jump.
if (/\/versions\/?$/.test(location.pathname) && /[?&](from|to)=./.test(location.search) && !location.hash)
  history.replaceState(history.state, '', `${location.search}#compare`);
