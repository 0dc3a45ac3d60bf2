import { join } from 'node:path';
import { absentNames } from '../../api/absent';
import { baseUrl } from '../../config/baseUrl';
import { site } from '../../config/site';
import { versions } from '../../config/versions';
import { markdownPath } from '../../content/model/markdown';
import type { PageModel } from '../../content/model/page';
import { writeFile } from '../../lib/files';

/** Prefixes of category names, in reading order. Other categories come last. */
const importance = ['Getting started', 'Guides', 'Classes', 'Enums', 'Typedefs'];

function byImportance(a: string, b: string): number {
  const rank = (category: string): number => {
    const at = importance.findIndex((start) => category.startsWith(start));
    return category === '' ? -1 : at < 0 ? importance.length : at;
  };
  return rank(a) - rank(b) || a.localeCompare(b);
}

const root = site.url + baseUrl;

function markdownFile({ version, sections, markdown }: PageModel): string {
  const index = version ? `${version.path}/llms.txt` : 'llms.txt';
  const about = version ? `${site.title} ${version.version}. ` : '';
  return `# ${sections[0].title}\n\n> ${about}Index of all pages: ${root}${index}\n\n${markdown}\n`;
}

function line({ path, sections, description }: PageModel): string {
  const url = root + encodeURI(markdownPath(path)!.slice(1));
  return `- [${sections[0].title}](${url})${description ? `: ${description}` : ''}`;
}

/** Skip category pages, because they are only lists of pages. */
function groups(all: readonly PageModel[]): string[] {
  const categoryOf = ({ categories }: PageModel): string => categories.join(' › ');
  return [...new Set(all.map(categoryOf))].sort(byImportance).map((category) => {
    const own = all.filter((page) => categoryOf(page) === category && page.source === 'mdx');
    return `## ${category || 'Start here'}\n\n${own.map(line).join('\n')}`;
  });
}

/** Writes the Markdown version of each page, `llms.txt`, and a list of the names that each version lacks. */
export function writeMarkdown(buildDir: string, models: readonly PageModel[]): void {
  const write = (file: string, text: string): void => writeFile(join(buildDir, file), text);
  const pages = models.filter(({ path, sections }) => sections.length > 0 && markdownPath(path));
  for (const page of pages) write(markdownPath(page.path)!.slice(1), markdownFile(page));
  for (const version of versions) {
    const own = pages.filter((page) => page.version === version);
    const head = `# ${site.title} ${version.version}\n\n> ${summary} This index lists the documentation of version ${version.version}.`;
    const more = [
      `- [All pages in one file](${root}${version.path}/llms-full.txt)`,
      `- [Names that do not exist in ${version.version}](${root}${version.path}/absent.md): symbols and members of other versions`,
    ];
    write(`${version.path}/llms.txt`, [head, ...groups(own), `## Optional\n\n${more.join('\n')}\n`].join('\n\n'));
    write(`${version.path}/llms-full.txt`, [head, ...own.map(markdownFile)].join('\n\n'));
    write(`${version.path}/absent.md`, absentText(version.version));
  }
  const [current, ...past] = versions;
  const versionLines = past.map(({ version, path }) => `- [${version}](${root}${path}/llms.txt)`);
  const others = pages.filter(({ version }) => version === undefined);
  write(
    'llms.txt',
    [
      `# ${site.title}\n\n> ${summary} Each version has its own documentation. The current version is ${current.version}: run \`npm ls ${site.title.toLowerCase()}\` to see the version of a bot, and read the pages of that version.`,
      ...groups(pages.filter(({ version }) => version === current)),
      `## Past versions\n\n${versionLines.join('\n')}`,
      `## Optional\n\n${[`- [All pages of ${current.version} in one file](${root}${current.path}/llms-full.txt)`, ...others.map(line)].join('\n')}\n`,
    ].join('\n\n'),
  );
}

const summary = 'Magmastream is a Node.js library that lets a Discord bot play music through a Lavalink 4.2+ server.';

function absentText(version: string): string {
  const rows = absentNames(version).map(({ name, note }) => `- \`${name}\`: ${note}`);
  return `# Names that do not exist in Magmastream ${version}\n\nThese symbols, members and events belong to other versions. Do not use them with ${version}.\n\n${rows.join('\n')}\n`;
}
