import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { compatibilityOf } from '../../api/compatibility';
import { loadFacts } from '../../api/load';
import { versions } from '../../config/versions';
import { table } from './api/table';

/** Replaces `<Compatibility labelledBy="id" />` with a table that the heading with this id labels. */
export function addCompatibility(tree: Root): void {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name !== 'Compatibility') return;
    const label = node.attributes.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'labelledBy',
    );
    const rows = versions.map(({ version }) => {
      const { lavalink, node: nodeJs, discordjs } = compatibilityOf(loadFacts(version));
      return [version, lavalink, nodeJs, discordjs];
    });
    parent!.children[index!] = table(['Magmastream', 'Lavalink', 'Node.js', 'discord.js'], rows, {
      'aria-labelledby': label?.value as string,
    });
  });
}
