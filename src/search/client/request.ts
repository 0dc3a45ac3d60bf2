/** What every search of the site asks of a hit: the attributes that DocSearch asks for, and what its badge line shows. */
export const retrievedAttributes: readonly string[] = [
  'hierarchy.lvl0',
  'hierarchy.lvl1',
  'hierarchy.lvl2',
  'hierarchy.lvl3',
  'hierarchy.lvl4',
  'hierarchy.lvl5',
  'hierarchy.lvl6',
  'content',
  'type',
  'url',
  'kind',
  'name',
  'owner',
  'version',
  'docusaurus_tag',
];
