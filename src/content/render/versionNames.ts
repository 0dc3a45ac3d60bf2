import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Matches the space between a version number and the word before it, such as "Lavalink 4.2.0" or "From 2.6.1". */
const joint = /(?<=\b(?:Magmastream|Lavalink|Node\.js|[Vv]ersions?|[Ff]rom|[Tt]o|[Ii]n|[Ss]ince)) (?=v?\d+\.\d)/g;

/** Puts a no-break space before each version number in prose, so that the name and the number stay on one line. */
export function keepVersionNames(tree: Root): void {
  visit(tree, 'text', (node) => {
    node.value = node.value.replace(joint, '\u00a0');
  });
}
