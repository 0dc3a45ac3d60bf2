import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const inputs = [
  ...['docs', 'versioned_docs', 'versioned_sidebars', 'src', 'static', 'versions.json', 'sidebars.ts'],
  ...['docusaurus.config.ts', 'tsconfig.json', '.browserslistrc', '.mailmap', 'package.json', 'package-lock.json'],
];

function filesUnder(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  const names = readdirSync(full).sort();
  return names.flatMap((name) => filesUnder(root, `${path}/${name}`));
}

/**
 * Hashes all inputs of a build. Omits `NODE_ENV`, because each command sets it. This file is plain JavaScript, because
 * it runs before `npm install`.
 */
export function fingerprint(root, env = process.env) {
  const hash = createHash('sha256');
  const variables = new Set();
  for (const path of inputs.flatMap((input) => filesUnder(root, input))) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
    if (!/\.(m?[jt]s|tsx)$/.test(path)) continue;
    for (const [, name] of content.toString().matchAll(/process\.env\.([A-Z][A-Z0-9_]*)/g)) variables.add(name);
  }
  variables.delete('NODE_ENV');
  for (const name of [...variables].sort()) hash.update(`${name}=${env[name] ?? ''}\0`);
  return hash.digest('hex');
}
