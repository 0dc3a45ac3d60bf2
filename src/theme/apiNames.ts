import apiNames from '@generated/site-data/default/apiNames.json';

const names = new Set(apiNames);

/** True for the name of a symbol or member in any version, with or without parameters. */
export const isName = (text: string): boolean => names.has(text.replace(/^new |\(.*$/g, ''));

/** Returns the attribute that prevents the translation of a name. Returns no attribute for other text. */
export const ofName = (text: string): { translate?: 'no' } => (isName(text) ? { translate: 'no' } : {});
