import * as z from 'zod';
import { Refusal } from '../lib/refusal.mjs';
import { versions } from './versions';

const text = (isValid: (value: string) => boolean, wanted: string, example: string) =>
  z.string().refine(isValid, `Set it to ${wanted}, for example "${example}".`).optional();

const matching = (pattern: RegExp, wanted: string, example: string) =>
  text((value) => pattern.test(value), wanted, example);

const flag = matching(/^(?:true|false)$/, '"true" or "false"', 'false');
const key = matching(/^[\w+/=-]+$/, 'a key from the Algolia dashboard', '6be0576ff61c053d5f9a3225e2a90f76');

const names = versions.map(({ name }) => name);
const areVersions = (value: string): boolean => value.split(',').every((name) => names.includes(name));

/**
 * A host name of letters, digits, dots and hyphens. `new URL` would also accept semicolons and quotes, which must not
 * occur in the Content-Security-Policy.
 */
const host = String.raw`[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?`;
const styleSheet = new RegExp(String.raw`^https://${host}/[^\s"'<>\\]*$`, 'i');
/** A report URL. Excludes characters that end a policy directive or begin an nginx variable. */
const reports = new RegExp(String.raw`^https://${host}/[\w./?&=%~-]*$`, 'i');
const hosts = new RegExp(`^https?://${host}/?$`, 'i');
const areUrls = (pattern: RegExp, values: string[]): boolean =>
  values.every((value) => pattern.test(value) && URL.canParse(value));

/** All environment variables of the build and of `npm run search:push`. */
const schema = z.object({
  BASE_URL: matching(/^\/?(?:[\w~-][\w.~-]*(?:\/|$))*$/, 'a path on the host, without the host', '/docs/'),
  ALGOLIA_APP_ID: matching(/^[a-z0-9]+$/i, 'the application ID from the Algolia dashboard', 'B1G2GM9NG0'),
  ALGOLIA_API_KEY: key,
  ALGOLIA_ADMIN_KEY: key,
  ALGOLIA_HOSTS: text(
    (value) => areUrls(hosts, value.split(',')),
    'URLs of hosts, separated by commas',
    'https://B1G2GM9NG0.algolia.net',
  ),
  CSP_REPORT_URL: text((value) => areUrls(reports, [value]), 'a full https URL', 'https://reports.example/csp'),
  ICON_STYLESHEET_URL: text(
    (value) => areUrls(styleSheet, [value]),
    'a full https URL',
    'https://cdn.example/icons.css',
  ),
  OFFLINE: flag,
  ONLY_VERSIONS: text(areVersions, `names of versions, separated by commas (${names.join(', ')})`, 'current'),
  SEARCH_INSIGHTS: flag,
});

type Environment = z.infer<typeof schema>;

/** Reads the environment variables. Empty values count as unset. Throws a `Refusal` that lists all invalid values. */
export function readEnvironment(env: Partial<Record<string, string>>): Environment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(given);
  if (!error) return data;
  const lines = error.issues.map(({ path: [name], message }) => {
    const value = String(name).endsWith('_KEY') ? 'not valid' : JSON.stringify(given[String(name)]);
    return `${String(name)} is ${value}. ${message}`;
  });
  throw new Refusal(lines.join('\n'));
}

/** The environment variables of the build. `src/lib/fingerprint.mjs` finds them by searching for `process.env.NAME`. */
export const environment = readEnvironment({
  BASE_URL: process.env.BASE_URL,
  ALGOLIA_APP_ID: process.env.ALGOLIA_APP_ID,
  ALGOLIA_API_KEY: process.env.ALGOLIA_API_KEY,
  CSP_REPORT_URL: process.env.CSP_REPORT_URL,
  ICON_STYLESHEET_URL: process.env.ICON_STYLESHEET_URL,
  OFFLINE: process.env.OFFLINE,
  ONLY_VERSIONS: process.env.ONLY_VERSIONS,
  SEARCH_INSIGHTS: process.env.SEARCH_INSIGHTS,
});

/** False if the build has neither an offline cache nor saved versions. */
export const hasOfflineCache = environment.OFFLINE !== 'false';
