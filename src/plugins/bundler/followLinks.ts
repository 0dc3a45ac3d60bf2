/** Makes `npm start` behave like the built site: each link loads a new document. */
history.pushState = (_data, _unused, url) => location.assign(url ?? location.href);
