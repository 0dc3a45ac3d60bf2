import type { Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { compatibilityOf } from '../../api/compatibility';
import { loadFacts } from '../../api/load';
import { versions } from '../../config/versions';

/** Replaces `<Compatibility />` with a sentence about what each documented version requires. */
export function addCompatibility(tree: Root): void {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name !== 'Compatibility') return;
    const paragraph: Paragraph = { type: 'paragraph', children: [{ type: 'text', value: requirementsText() }] };
    parent!.children[index!] = paragraph;
  });
}

/** Writes a sentence for each range of versions with the same requirements. */
function requirementsText(): string {
  const all = versions.map(({ version }) => {
    const { lavalink, node, discordjs } = compatibilityOf(loadFacts(version));
    return { version, needs: `Lavalink ${lavalink}, Node.js ${node}, and discord.js ${discordjs}` };
  });
  const sentences = [...new Set(all.map(({ needs }) => needs))].map((needs) => {
    const own = all.filter((one) => one.needs === needs);
    const range = new Set([own[own.length - 1].version, own[0].version]);
    return `Magmastream ${[...range].join(' to ')} needs ${needs}.`;
  });
  return sentences.join(' ');
}
