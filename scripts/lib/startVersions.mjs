import { Refusal } from '../../src/lib/refusal.mjs';

/**
 * Parses the `--versions` option of `npm start`. `names` lists the versions to serve. It is undefined for all versions.
 */
export function versionsToServe(args, past) {
  const rest = [...args];
  const index = rest.indexOf('--versions');
  if (index === -1) return { names: ['current'], rest };
  const [, list = ''] = rest.splice(index, 2);
  if (list === 'all') return { names: undefined, rest };
  const chosen = list.split(',').filter(Boolean);
  const unknown = chosen.find((version) => !past.includes(version));
  if (unknown === undefined && chosen.length > 0) return { names: ['current', ...chosen], rest };
  throw new Refusal(`--versions ${list}: use all, or past versions separated by commas: ${past.join(',')}.`);
}

/** True for files in `src` that the development server reads only when it starts: settings and page templates. */
export const needsRestart = (file) => /^(?:config|content|plugins)[\\/]|\.head\.ts/.test(file);
