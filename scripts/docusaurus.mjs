// Runs a command of Docusaurus. Unlike Docusaurus' own program, prints errors that the user can fix without a stack trace.
import { runMain } from './lib/main.mjs';

async function main() {
  // `build` changes both to "production".
  process.env.NODE_ENV ??= 'development';
  process.env.BABEL_ENV ??= 'development';
  const { runCLI } = await import('@docusaurus/core/lib/index.js');
  await runCLI(process.argv);
}

await runMain(main);
