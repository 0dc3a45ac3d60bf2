import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { loadFacts } from '../../api/load';
import { site } from '../../config/site';
import { versionOf } from '../../config/versions';
import { frontMatterOf, lineOfKey, treeOf, type SourcePage } from '../../content/read/page';
import { pageId, readPages } from '../../content/read/pages';
import { readReferencePage } from '../../content/read/readReference';
import { didYouMean } from '../../lib/didYouMean';
import { idsOf } from '../links';
import { listedRoutes } from '../routes';
import { attributeOf, hasAttribute, isJsx } from './jsx';
import { lineAt, type PageRule } from './rule';

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

function pageAt(path: string, root: string): SourcePage | undefined {
  const version = versionOf(path);
  const slug = version && path.slice(version.path.length + 1);
  return version && readPages(root, version).find(({ file }) => `/${pageId(file)}` === slug);
}

/** Describes the mistake in a link that is not relative. Returns undefined if the link is correct. */
function faultOf(url: string, root: string): string | undefined {
  const [, protocol] = /^([a-z][\w+.-]*):/i.exec(url) ?? [];
  if (protocol) {
    if (!protocols.includes(protocol)) return `no link starts with "${protocol}:"${didYouMean(protocol, protocols)}`;
    if (/^https?:(?!\/\/[^/])/.test(url)) return 'write "//" and a host after the colon';
    if (url.startsWith(`${site.url}/`)) return 'link to pages of this site by file: "./page.mdx"';
    if (/^https?:\/\/(?:www\.)?example\./.test(url)) return 'it is a placeholder: write the URL';
    return /^https?:\/\/(?:localhost|127\.|0\.0\.0\.0)/.test(url)
      ? 'readers cannot open your computer: put the URL in backticks'
      : undefined;
  }
  if (/^www\.|^[\w-]+\.(?:com|org|net|io|dev|gg)(?:\/|$)/.test(url)) return 'add "https://"';
  if (!url.startsWith('/')) return /^#?$/.test(url) ? 'it has no URL' : undefined;
  const [path, hash] = decoded(url)
    .replace(/\?[^#]*/, '')
    .split('#');
  const page = pageAt(path, root);
  if (!page) {
    if (listedRoutes.includes(path) || existsSync(join(root, 'static', path))) return undefined;
    return `the site has no such path${didYouMean(path, listedRoutes)}`;
  }
  if (!hash) return undefined;
  const ids = idsOf(page, readReferencePage(page, loadFacts(versionOf(path)!.version)));
  return ids.has(hash) ? undefined : `${page.file} has no anchor "${hash}"${didYouMean(hash, ids)}`;
}

/** Checks that each link has text and a valid target. `checkPageLinks` checks relative links. */
export const checkTargets: PageRule = (page, report, root) => {
  visit(treeOf(page), (node) => {
    const wrong = (url: string, fault?: string): void =>
      fault === undefined ? undefined : report(node, `the link "${url}" is wrong: ${fault}`);
    if (node.type === 'link' || node.type === 'definition') wrong(node.url, faultOf(node.url, root));
    if (node.type === 'link' && /^https?:/.test(toString(node)) && decoded(node.url) !== decoded(toString(node)))
      wrong(node.url, 'its text is another URL');
    if (node.type === 'link' && toString(node) === '') wrong(node.url, 'it has no text');
    if (node.type === 'link' && /^\[.*\]$/.test(toString(node)))
      wrong(node.url, 'its text has brackets: write one pair of brackets');
    for (const url of isJsx(node) ? ['href', 'to'].flatMap((name) => attributeOf(node, name) ?? []) : []) {
      wrong(
        url,
        /^(?:[a-z]+:|\/|#|www\.)/i.test(url)
          ? faultOf(url, root)
          : 'links in HTML cannot lead to files: write "[text](./page.mdx)"',
      );
    }
  });
};

/** Matches image paths in element attributes, such as `useBaseUrl('/img/x.svg')`. */
const imagePath = /["'](\.{0,2}\/[\w./-]+\.(?:svg|png|jpe?g|gif|webp|avif))["']/g;

/** Checks that each image exists, is small, is part of the site and has a description. */
export const checkImages: PageRule = (page, report, root) => {
  const check = (line: number, url: string): void => {
    if (/^(?:[a-z]+:)?\/\//i.test(url))
      return report(line, `"${url}" is on another host: save it in static/img, and write "/img/…"`);
    const file = url.startsWith('/') ? `static${url}` : posix.join(posix.dirname(page.file), url);
    const path = join(root, decoded(file));
    // Compares names, because the disks of Windows and macOS ignore case, but the server of the site does not.
    if (!existsSync(path) || !readdirSync(dirname(path)).includes(basename(path)))
      return report(line, `the image "${url}" does not exist: save it in static/img, and compare upper and lower case`);
    const kilobytes = Math.ceil(statSync(path).size / 1000);
    const content = kilobytes > largestImage ? '' : readFileSync(path, 'latin1');
    if (kilobytes > largestImage)
      report(line, `the image "${url}" has ${kilobytes} kB: compress it to ${largestImage} kB or less`);
    else if (!imageContent.test(content)) report(line, `the file "${url}" is not an image: export it again`);
    else if (/<svg(?![^>]*\s(?:viewBox|width)=)/.test(content))
      report(line, `the image "${url}" has no size: its <svg> needs a viewBox`);
  };
  const { image } = frontMatterOf(page);
  if (typeof image === 'string') check(lineOfKey(page, 'image'), image);
  visit(treeOf(page), (node) => {
    const line = lineAt(node);
    if (node.type === 'image') {
      check(line, node.url);
      if (/\.\w{3,4}$/.test(node.alt ?? ''))
        report(line, `the description of an image cannot be its file name: describe "${node.url}"`);
      if (!node.alt) report(line, `the image "${node.url}" has no description: write "![description](…)"`);
    }
    if (!isJsx(node)) return;
    const src = attributeOf(node, 'src');
    if (src !== undefined && !/^(?:[a-z]+:)?\//i.test(src))
      report(line, `files in HTML cannot be relative: write "![description](${src})"`);
    else if (src !== undefined) check(line, src);
    if (node.name === 'img' && !hasAttribute(node, 'alt')) report(line, 'the image has no description: add alt="…"');
    const expressions = node.attributes.flatMap(({ value }) => (typeof value === 'object' && value ? value.value : []));
    for (const code of expressions) for (const [, url] of code.matchAll(imagePath)) check(line, url);
  });
};
