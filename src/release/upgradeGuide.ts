import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diffFacts } from '../api/diff';
import { declaredBy } from '../api/lookup';
import type { Facts } from '../api/schema';
import { todo } from '../check/prose';
import type { Rename } from '../config/renames';
import { upgradeFrom, upgradeGuide } from '../config/versions';
import { withRenames } from './renames';

/** Adds the section about a new version to the upgrade guide, once. Returns a sentence about the remaining work. */
export function addUpgrade(root: string, previous: Facts, facts: Facts, renames: readonly Rename[]): string[] {
  const page = `${upgradeGuide.slice(1)}.mdx`;
  const file = join(root, page);
  const [, id] = upgradeFrom(previous.version).split('#');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const last = [...text.matchAll(/^## From .* \{#from-[\d-]+\}$/gm)].at(-1);
  if (!last) return [`${page}: add a section with the id ${id}, because the pages of ${previous.version} link to it`];
  if (!text.includes(`{#${id}}`)) {
    const end = text.indexOf('\n## ', last.index);
    const [before, after] = end === -1 ? [text, ''] : [text.slice(0, end), text.slice(end)];
    const row = `| [From ${previous.version}](#${id}) | ${todo} |\n`;
    const listed = before.replace(/^(?:\| \[From [\d.]+\]\(#.*\n)+/m, (rows) => rows + row);
    writeFileSync(file, `${listed.trimEnd()}\n\n${sectionOf(id, previous, facts, renames)}${after}`);
  }
  return [`${page}: complete the section “From ${previous.version} to ${facts.version}”`];
}

function sectionOf(id: string, previous: Facts, facts: Facts, renames: readonly Rename[]): string {
  const { version } = facts;
  const { symbols, members, events } = diffFacts(withRenames(previous, renames), facts);
  const removed = [
    ...symbols.map(({ change, item }) => ({ change, name: item.name })),
    ...members
      .filter(({ symbol, item }) => !declaredBy(symbol, item.name, facts))
      .map(({ change, symbol, item }) => ({ change, name: `${symbol.name}.${item.name}` })),
    ...events.map(({ change, item }) => ({ change, name: item.name })),
  ].filter(({ change }) => change === 'removed');
  const rows = [
    ...renames.filter(({ from }) => from.split('.').length < 3).map(({ from, to }) => [from, `\`${to}\``]),
    ...removed.map(({ name }) => [name, 'removed']),
  ].map(([name, now]) => `| \`${name}\` | ${now} |`);
  return [
    `## From ${previous.version} to ${version} {#${id}}`,
    `${todo}: Say how large this step is. For the complete list, see [All changes in ${version}](/versions/${version}).`,
    `### What stops compiling in ${version} {#${id}-compiler}`,
    ...(rows.length > 0 ? [[`| ${previous.version} | ${version} |`, '| --- | --- |', ...rows].join('\n')] : []),
    `${todo}: Name a replacement for each removed name, and add the changed signatures.`,
    `### What behaves differently in ${version} {#${id}-behavior}`,
    `${todo}\n`,
  ].join('\n\n');
}
