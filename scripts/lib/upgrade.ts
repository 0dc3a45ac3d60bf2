import { Refusal } from '../../src/lib/refusal.mjs';

type Part = [from: string | RegExp, to: string];

/** Edits to `docusaurus.config.ts` that an upgrade needs, each with the first version that needs it. */
const settings: { since: string; part: Part }[] = [
  {
    since: '3.8.0',
    part: ['experimental_faster: {', 'v4: { removeLegacyPostBuildHeadAttribute: true },\n    experimental_faster: {'],
  },
  // Without the older Git lookup, the sitemap would lack the dates of the React pages.
  { since: '3.10.0', part: ['experimental_faster: {', "experimental_vcs: 'default-v1',\n    faster: {"] },
];

const isBefore = (version: string, other: string): boolean => version.localeCompare(other, 'en', { numeric: true }) < 0;

/** Returns the version that the command should try. Throws a `Refusal` unless it is later than the current version. */
export function requestedVersion(args: readonly string[], current: string): string {
  const [version = ''] = args;
  if (args.length !== 1 || !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    throw new Refusal('Usage: npm run upgrade:try -- <Docusaurus version>, for example 3.10.2');
  if (isBefore(current, version)) return version;
  throw new Refusal(`The site already uses Docusaurus ${current}. Name a later version than that.`);
}

/** Maps each file that an upgrade edits to the parts to replace. */
export const editsFor = (current: string, version: string): Record<string, Part[]> => ({
  'package.json': [[/("@docusaurus\/[\w-]+": )"[^"]+"/g, `$1"${version}"`]],
  'docusaurus.config.ts': settings
    .filter(({ since }) => isBefore(current, since) && !isBefore(version, since))
    .map(({ part }) => part),
  'test/site/documents.spec.ts': [[`Docusaurus v${current}`, `Docusaurus v${version}`]],
});
