/** Makes the browser load a document for each link in `npm start`, as it does on the built site. */
history.pushState = (_data, _unused, url) => location.assign(url ?? location.href);
