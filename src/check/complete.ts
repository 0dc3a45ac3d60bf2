/** Versions whose every member, parameter, enum member and event has words; `npm run check` holds them to that. */
export const completeVersions: readonly string[] = [
  '2.8.7',
  '2.8.5',
  '2.8.4',
  '2.8.2',
  '2.8.1',
  '2.8.0',
  '2.7.5',
  '2.6.1',
];
