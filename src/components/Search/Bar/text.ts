/** What the search button says; the texts of the dialog are loaded with the dialog. */
export const text = {
  label: 'Search docs',
  hint: 'Ctrl K',
  failed: 'Search could not be loaded. Check your network connection and try again.',
} as const;
