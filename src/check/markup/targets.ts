import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { loadFacts } from '../../api/load';
import { site } from '../../config/site';
import { versionOf } from '../../config/versions';
import { lineOf } from '../../content/read/markup';
import { frontMatterOf, lineOfKey, treeOf } from '../../content/read/page';
import { pageId, readPages } from '../../content/read/pages';
import { messageFor, type Patterns } from '../../content/read/problem';
import { readReferencePage } from '../../content/read/readReference';
import { didYouMean } from '../../lib/didYouMean';
import { idsOf } from '../links';
import { listedRoutes } from '../routes';
import { attributeOf, hasAttribute, isJsx } from './jsx';
import type { PageRule } from './rule';

/** The maximum image size in kilobytes. Larger images make pages slow on phones. */
const largestImage = 300;

function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** Matches the content of PNG, JPEG, GIF, WebP, AVIF and SVG files. */
const imageContent = /^(?:\x89PNG|\xff\xd8|GIF8|RIFF|.{4}ftyp)|<svg\s[^]*<\/svg>\s*$/;

const protocols = ['http', 'https', 'mailto'];

const wrongUrls: Patterns = {
  'it has no URL': /^#?$/,
  'write "//" and a host after the colon': /^https?:(?!\/\/[^/])/,
  'link to pages of this site by file: "./page.mdx"': new RegExp(`^${site.url}/`),
  'it is a placeholder: write the URL': /^https?:\/\/(?:www\.)?example\./,
  'readers cannot open your computer: put the URL in backticks': /^https?:\/\/(?:localhost|127\.|0\.0\.0\.0)/,
  'add "https://"': /^www\.|^[\w-]+\.(?:com|org|net|io|dev|gg)(?:\/|$)/,
};

/** Describes the mistake in a link that is not relative. Returns undefined if the link is correct. */
function faultOf(url: string, root: string): string | undefined {
  const [, protocol] = /^([a-z][\w+.-]*):/i.exec(url) ?? [];
  if (protocol && !protocols.includes(protocol))
    return `no link starts with "${protocol}:"${didYouMean(protocol, protocols)}`;
  const fault = messageFor(url, wrongUrls);
  if (fault || !url.startsWith('/')) return fault;
  const [path, hash] = decoded(url)
    .replace(/\?[^#]*/, '')
    .split('#');
  const version = versionOf(path);
  const page = version && readPages(root, version).find(({ file }) => `/${version.path}/${pageId(file)}` === path);
  if (!page && !listedRoutes.includes(path) && !existsSync(join(root, 'static', path)))
    return `the site has no such path${didYouMean(path, listedRoutes)}`;
  if (!page || !hash) return undefined;
  const ids = idsOf(page, readReferencePage(page, loadFacts(version.version)));
  return ids.has(hash) ? undefined : `${page.file} has no anchor "${hash}"${didYouMean(hash, ids)}`;
}

/** Checks that each link has text and a valid target. `checkPageLinks` checks relative links. */
export const links: PageRule = (page, report, root) => {
  visit(treeOf(page), (node) => {
    const wrong = (url: string, fault?: string): void =>
      fault === undefined ? undefined : report(node, `the link "${url}" is wrong: ${fault}`);
    if (node.type === 'link' || node.type === 'definition') wrong(node.url, faultOf(node.url, root));
    if (node.type === 'link') {
      const text = toString(node);
      const version = node.url.startsWith('/') ? versionOf(node.url) : undefined;
      if (version && !version.isLast && version !== versionOf(page.file) && !text.includes(version.version))
        wrong(node.url, 'it leads to another version: link to this version, or name the other version in the text');
      if (text === '') wrong(node.url, 'it has no text');
      if (/^https?:/.test(text) && decoded(node.url) !== decoded(text)) wrong(node.url, 'its text is another URL');
      if (/^\[.*\]$/.test(text)) wrong(node.url, 'its text has brackets: write one pair of brackets');
    }
    for (const url of isJsx(node) ? ['href', 'to'].flatMap((name) => attributeOf(node, name) ?? []) : []) {
      const isFile = !/^(?:[a-z]+:|\/|#|www\.)/i.test(url);
      wrong(url, isFile ? 'links in HTML cannot lead to files: write "[text](./page.mdx)"' : faultOf(url, root));
    }
  });
};

/** Matches image paths in element attributes, such as `useBaseUrl('/img/x.svg')`. */
const imagePath = /["'](\.{0,2}\/[\w./-]+\.(?:svg|png|jpe?g|gif|webp|avif))["']/g;

/** Checks that each image exists, is small, is part of the site and has a description. */
export const images: PageRule = (page, report, root) => {
  const check = (line: number, url: string): void => {
    if (/^(?:[a-z]+:)?\/\//i.test(url))
      return report(line, `"${url}" is on another host: save it in static/img, and write "/img/…"`);
    const file = url.startsWith('/') ? `static${url}` : posix.join(posix.dirname(page.file), url);
    const path = join(root, decoded(file));
    // Compares names, because the disks of Windows and macOS ignore case, but the server of the site does not.
    if (!existsSync(path) || !readdirSync(dirname(path)).includes(basename(path)))
      return report(line, `the image "${url}" does not exist: save it in static/img, and compare upper and lower case`);
    const kilobytes = Math.ceil(statSync(path).size / 1000);
    if (kilobytes > largestImage)
      return report(line, `the image "${url}" has ${kilobytes} kB: compress it to ${largestImage} kB or less`);
    const content = readFileSync(path, 'latin1');
    if (!imageContent.test(content)) report(line, `the file "${url}" is not an image: export it again`);
    else if (/<svg(?![^>]*\s(?:viewBox|width)=)/.test(content))
      report(line, `the image "${url}" has no size: its <svg> needs a viewBox`);
  };
  const { image } = frontMatterOf(page);
  if (typeof image === 'string') check(lineOfKey(page, 'image'), image);
  visit(treeOf(page), (node) => {
    const line = lineOf(node);
    if (node.type === 'image') {
      check(line, node.url);
      if (!node.alt || /\.\w{3,4}$/.test(node.alt))
        report(line, `the image "${node.url}" has no description: write a sentence, "![description](…)"`);
    }
    if (!isJsx(node)) return;
    const src = attributeOf(node, 'src') ?? '/';
    if (!/^(?:[a-z]+:)?\//i.test(src)) report(line, `files in HTML cannot be relative: write "![description](${src})"`);
    else if (src !== '/') check(line, src);
    if (node.name === 'img' && !hasAttribute(node, 'alt')) report(line, 'the image has no description: add alt="…"');
    for (const { value } of node.attributes)
      if (typeof value === 'object' && value) for (const [, url] of value.value.matchAll(imagePath)) check(line, url);
  });
};
