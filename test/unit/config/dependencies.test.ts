import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { documentedVersions, loadFacts } from '../../../src/api/load';
import { renderDeclarations } from '../../../src/api/print';
import { preludeText } from '../../../src/content/samples/prelude';

const root = join(__dirname, '../../..');
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { dev?: boolean } | undefined>;
};

/** Returns the packages that `npm ci` skips if NODE_ENV is `production`. */
const missing = (names: Iterable<string>) =>
  [...new Set(names)].filter((name) => packages[`node_modules/${name}`]?.dev !== undefined);

const nameOf = (path: string) => /^(?:@[^/]+\/)?[^/]+/.exec(path)![0];

test('the configuration and its plugins do not import development dependencies', async () => {
  const { metafile } = await build({
    ...{ entryPoints: [join(root, 'docusaurus.config.ts')], absWorkingDir: root, bundle: true, write: false },
    ...{ platform: 'node', packages: 'external', metafile: true, outdir: 'none', logLevel: 'silent' },
  });
  const imported = Object.values(metafile.inputs).flatMap(({ imports }) => imports.filter(({ external }) => external));
  const names = imported.map(({ path }) => nameOf(path)).filter((name) => !builtinModules.includes(name));
  expect(names).toContain('esbuild');
  expect(missing(names)).toEqual([]);
});

// The build also compiles samples, so that it can link the names in them.
test('samples and declarations do not import development dependencies', () => {
  const declarations = documentedVersions.map((version) => renderDeclarations(loadFacts(version)));
  const imports = [...declarations, preludeText].join('\n').matchAll(/(?:from |import\()['"]([^'"]+)/g);
  const names = [...imports].map(([, module]) => module);
  expect(names).toEqual(expect.arrayContaining(['discord.js', '@discordjs/collection']));
  expect(missing([...names, '@types/node', '@types/ws'])).toEqual([]);
});

test('the TypeScript configuration of the build does not extend a development dependency', () => {
  const { extends: base } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as { extends: string };
  expect(missing([base])).toEqual([]);
});

test('npm does not run install scripts', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

test('Renovate pins base images and GitHub Actions by digest, and all of them have an exact version', () => {
  const { extends: presets } = JSON.parse(readFileSync(join(root, '.github/renovate.json'), 'utf8')) as {
    extends: string[];
  };
  expect(presets).toEqual(expect.arrayContaining(['docker:pinDigests', 'helpers:pinGitHubActionDigests']));
  const files = ['Containerfile', '.github/workflows/site.yml', '.github/workflows/scenarios.yml'];
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  const used = Array.from(text.matchAll(/^\s*(?:- )?(?:FROM|container:|uses:) (\S+)/gm), ([, name]) => name);
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((name) => !/@[\da-f]{40}$|:.*\d+\.\d+\.\d+|-\d{8}\b/.test(name))).toEqual([]);
});
