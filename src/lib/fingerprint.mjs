import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const inputs = [
  ...['docs', 'versioned_docs', 'versioned_sidebars', 'src', 'static', 'versions.json', 'sidebars.ts'],
  ...['docusaurus.config.ts', 'tsconfig.json', '.browserslistrc', '.mailmap', 'package.json', 'package-lock.json'],
];

/** The files below a path of the repository, or the one that it is; none where nothing is. */
function filesUnder(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  const names = readdirSync(full).sort();
  return names.flatMap((name) => filesUnder(root, `${path}/${name}`));
}

/**
 * Digest of everything that a build is made of: the content of its inputs, and the environment variables that source
 * files among them read, whose values shape the build as the text does. Of each input counts what `read` makes of its
 * content. Plain JavaScript, because `npm run site` asks for it before anything is installed.
 */
export function fingerprint(root, env = process.env, read = (_path, content) => content) {
  const hash = createHash('sha256');
  const variables = new Set();
  for (const path of inputs.flatMap((input) => filesUnder(root, input))) {
    const content = read(path, readFileSync(join(root, path)));
    hash.update(`${path}\0${content.length}\0`).update(content);
    if (!/\.(m?[jt]s|tsx)$/.test(path)) continue;
    for (const [, name] of content.toString().matchAll(/process\.env\.([A-Z][A-Z0-9_]*)/g)) variables.add(name);
  }
  for (const name of [...variables].sort()) hash.update(`${name}=${env[name] ?? ''}\0`);
  return hash.digest('hex');
}
