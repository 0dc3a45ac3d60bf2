import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DomUtils } from 'htmlparser2';
import { absentNames } from '../../api/absent';
import { site } from '../../config/site';
import { versionOf, versions } from '../../config/versions';
import type { HtmlPage } from '../../lib/html/page';
import { toMarkdown } from './convert';

/** The Markdown version of a page, with the fields for its entry in `llms.txt`. */
export interface MarkdownPage {
  /** The path of the HTML page without the base URL: `/docs/intro`. */
  path: string;
  title: string;
  description: string;
  /** The category from the breadcrumbs. Empty for pages that do not belong to a category. */
  category: string;
  text: string;
}

interface SiteUrl {
  url: string;
  baseUrl: string;
}

/** Category name prefixes, in reading order. Other categories come last. */
const importance = ['Getting started', 'Guides', 'Classes', 'Enums', 'Typedefs'];

function byImportance(one: string, other: string): number {
  const rank = (category: string): number => {
    const at = importance.findIndex((start) => category.startsWith(start));
    return category === '' ? -1 : at < 0 ? importance.length : at;
  };
  return rank(one) - rank(other) || one.localeCompare(other);
}

/** Pages outside the documentation that have a Markdown version. */
const otherPages = new Set(['/', '/usedby', '/statistics', '/versions']);

/** Returns the path of a page's Markdown version, or undefined if the page has none. */
export function markdownPath({ path, redirect }: Pick<HtmlPage, 'path' | 'redirect'>): string | undefined {
  if (redirect !== undefined || (!/^\/docs\/|^\/versions\//.test(path) && !otherPages.has(path))) return undefined;
  return path === '/' ? '/index.md' : `${path}.md`;
}

/** Converts a page to Markdown. Links to other pages point to their Markdown versions, if these exist. */
export function markdownOf(page: HtmlPage, { url, baseUrl }: SiteUrl): MarkdownPage | undefined {
  const path = markdownPath(page);
  const [main] = DomUtils.getElementsByTagName('main', page.document);
  if (!path || !main) return undefined;
  const here = new URL(url + baseUrl + page.path.slice(1));
  const resolve = (href: string): string => {
    const target = new URL(href, here);
    const own = target.origin === here.origin && target.pathname.startsWith(baseUrl);
    const to = own ? markdownPath({ path: `/${decodeURI(target.pathname.slice(baseUrl.length))}` }) : undefined;
    return to ? url + baseUrl + encodeURI(to.slice(1)) + target.hash : target.href;
  };
  const articles = DomUtils.getElementsByTagName('article', main);
  const content = articles.find((article) => DomUtils.getElementsByTagName('h1', article).length > 0) ?? main;
  const body = toMarkdown(content, resolve);
  const [heading = ''] = /^# .*$/m.exec(body) ?? [];
  const crumbs = DomUtils.getElementsByClassName('breadcrumbs__link', main).map((link) => DomUtils.textContent(link));
  const index = `> Index of all pages: ${url}${baseUrl}${indexOf(page.path)}`;
  return {
    path: page.path,
    title: heading.slice(2).trim(),
    description: page.meta.get('description') ?? '',
    category: crumbs.slice(1, -1).join(' › '),
    text: `${heading}\n\n${index}\n\n${body.replace(heading, '').trim()}\n`,
  };
}

function indexOf(path: string): string {
  const version = versionOf(path);
  return version ? `${version.path}/llms.txt` : 'llms.txt';
}

/**
 * Writes the Markdown pages and `llms.txt`. For each version, writes `llms.txt`, `llms-full.txt` and a list of names
 * that do not exist in that version.
 */
export function writeMarkdown(buildDir: string, pages: readonly MarkdownPage[], { url, baseUrl }: SiteUrl): void {
  const root = url + baseUrl;
  const write = (file: string, text: string): void => {
    const path = join(buildDir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  const line = ({ path, title, description }: MarkdownPage): string =>
    `- [${title}](${root}${encodeURI(markdownPath({ path })!.slice(1))})${description ? `: ${description}` : ''}`;
  for (const page of pages) write(markdownPath(page)!.slice(1), page.text);
  const groups = (all: readonly MarkdownPage[]): string[] =>
    [...new Set(all.map(({ category }) => category))].sort(byImportance).map((category) => {
      const lines = all.filter((page) => page.category === category && !/\/category\//.test(page.path)).map(line);
      return `## ${category || 'Start here'}\n\n${lines.join('\n')}`;
    });
  for (const version of versions) {
    const own = pages.filter(({ path }) => versionOf(path) === version);
    const absent = absentNames(version.version);
    const head = `# ${site.title} ${version.version}\n\n> ${summary} This index lists the documentation of version ${version.version}.`;
    const more = [
      `- [All pages in one file](${root}${version.path}/llms-full.txt)`,
      `- [Names that do not exist in ${version.version}](${root}${version.path}/absent.md): symbols and members of other versions`,
    ];
    write(`${version.path}/llms.txt`, [head, ...groups(own), `## Optional\n\n${more.join('\n')}\n`].join('\n\n'));
    write(`${version.path}/llms-full.txt`, [head, ...own.map(({ text }) => text)].join('\n\n'));
    write(`${version.path}/absent.md`, absentText(version.version, absent));
  }
  const [current, ...past] = versions;
  const versionLines = past.map(({ version, path }) => `- [${version}](${root}${path}/llms.txt)`);
  const others = pages.filter(({ path }) => versionOf(path) === undefined);
  write(
    'llms.txt',
    [
      `# ${site.title}\n\n> ${summary} Each version has its own documentation. The current version is ${current.version}: run \`npm ls ${site.title.toLowerCase()}\` to see the version of a bot, and read the pages of that version.`,
      ...groups(pages.filter(({ path }) => versionOf(path) === current)),
      `## Past versions\n\n${versionLines.join('\n')}`,
      `## Optional\n\n${[`- [All pages of ${current.version} in one file](${root}${current.path}/llms-full.txt)`, ...others.map(line)].join('\n')}\n`,
    ].join('\n\n'),
  );
}

const summary = 'Magmastream is a Node.js library that lets a Discord bot play music through a Lavalink 4.2+ server.';

function absentText(version: string, names: ReturnType<typeof absentNames>): string {
  const rows = names.map(({ name, note }) => `- \`${name}\`: ${note}`);
  return `# Names that do not exist in Magmastream ${version}\n\nThese symbols, members and events belong to other versions. Do not use them with ${version}.\n\n${rows.join('\n')}\n`;
}
