import type { Facts } from './schema';

/** An error message of Magmastream: the versions that have it, oldest first, and the members that throw it. */
export interface Message {
  versions: string[];
  /** Names such as `Manager.search`, from the newest version that has the message. */
  thrownBy: string[];
}

/** Collects the distinct error messages of several versions. `all` is sorted, oldest first. */
export function messagesOf(all: readonly Facts[]): Map<string, Message> {
  const messages = new Map<string, Message>();
  for (const { version, errors } of all) {
    for (const { message, thrownBy } of errors) {
      if (message === null) continue;
      const known = messages.get(message);
      const isSameVersion = known?.versions.at(-1) === version;
      messages.set(message, {
        versions: isSameVersion ? known.versions : [...(known?.versions ?? []), version],
        thrownBy: [...new Set([...(isSameVersion ? known.thrownBy : []), thrownBy])],
      });
    }
  }
  return messages;
}

/** Describes some of `all` versions, both sorted, oldest first: "All versions", "2.8.4 and later", "2.8.1 to 2.8.2". */
export function versionRange(versions: readonly string[], all: readonly string[]): string {
  const [first, last] = [versions[0], versions[versions.length - 1]];
  if (all.indexOf(last) - all.indexOf(first) !== versions.length - 1) return versions.join(', ');
  if (last === all.at(-1)) return first === all[0] ? 'All versions' : `${first} and later`;
  if (first === all[0]) return `${last} and earlier`;
  return first === last ? first : `${first} to ${last}`;
}
