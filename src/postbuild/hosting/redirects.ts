import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aliasesOf } from '../../config/redirects';

/** A further address, and the page that it leads to: both with the base address, as a browser asks for them. */
export interface Redirect {
  from: string;
  to: string;
}

/** All redirects of a site with these addresses, which begin with `baseUrl`. */
export function redirectsOf(addresses: readonly string[], baseUrl: string): Redirect[] {
  return addresses.flatMap((address) => {
    const aliases = aliasesOf(`/${address.slice(baseUrl.length)}`);
    return aliases.map((alias) => ({ from: encodeURI(baseUrl + alias.slice(1)), to: encodeURI(address) }));
  });
}

/** One text for all pages, and so one hash in the policy. What the reader asked for, and where on the page, goes along. */
const script = "location.replace(document.querySelector('link').href + location.search + location.hash)";

const pageOf = (to: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
  `<meta http-equiv="refresh" content="0; url=${to}"><link rel="canonical" href="${to}">` +
  `<script>${script}</script></head></html>\n`;

/** Writes a page for each redirect, for hosts that know none; throws where the build has a page of that name. */
export function writeRedirectPages(buildDir: string, baseUrl: string, redirects: readonly Redirect[]): void {
  for (const { from, to } of redirects) {
    const file = join(buildDir, decodeURI(from.slice(baseUrl.length)), 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pageOf(to), { flag: 'wx' });
  }
}
