// Without one of the files of the application the words are there, and what does nothing is not to be wondered at.
addEventListener(
  'error',
  ({ target }) => {
    // `start.js` keeps these in their order; no other script is so.
    if (target.async !== false || !target.src) return;
    const tell = () => {
      // A second file that fails is no other news, and the home page has a banner of its own.
      if (document.querySelector('#load-failure, #base-url-banner')) return;
      const note = document.createElement('p');
      note.id = 'load-failure';
      note.setAttribute('role', 'alert');
      note.textContent =
        'Part of this page did not load: search and everything else that is more than reading does not work. Reload the page to try again.';
      document.body.prepend(note);
    };
    if (document.readyState === 'complete') tell();
    else addEventListener('load', tell);
  },
  { capture: true },
);
