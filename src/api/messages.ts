import type { Facts } from './schema';

/** A Magmastream error message: the versions that contain it, oldest first, and the members that throw it. */
export interface Message {
  versions: string[];
  /** The members that throw the error, in the newest version that has this message. */
  thrownBy: string[];
}

/** Collects the distinct error messages of several versions. `all` is sorted from oldest to newest. */
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

/** Describes a set of versions as text, such as "2.8.4 and later". Both lists start with the oldest version. */
export function versionRange(versions: readonly string[], all: readonly string[]): string {
  const [first, last] = [versions[0], versions[versions.length - 1]];
  if (all.indexOf(last) - all.indexOf(first) !== versions.length - 1) return versions.join(', ');
  if (last === all.at(-1)) return first === all[0] ? 'All versions' : `${first} and later`;
  if (first === all[0]) return `${last} and earlier`;
  return first === last ? first : `${first} to ${last}`;
}
