/** Versions whose every member, parameter, enum member and event has words; `npm run check` holds them to that. */
export const completeVersions: readonly string[] = [];
