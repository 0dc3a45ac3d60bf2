// Without one of the files that start the application the words are there, and what does nothing is not to be wondered at.
addEventListener(
  'error',
  ({ target }) => {
    if (!target.defer) return;
    addEventListener('load', () => {
      // A second file that fails is no other news, and the home page has a banner of its own.
      if (document.querySelector('#load-failure, #base-url-banner')) return;
      const note = document.createElement('p');
      note.id = 'load-failure';
      note.setAttribute('role', 'alert');
      note.textContent =
        'Part of this page did not load: search and everything else that is more than reading does not work. Reload the page to try again.';
      document.body.prepend(note);
    });
  },
  { capture: true },
);
