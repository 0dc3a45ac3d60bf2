// Checks that comments in style sheets use plain English, because ESLint does not read CSS.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { problemsOf } from '../../src/lib/plainEnglish.mjs';

for (const file of readdirSync('src', { recursive: true }).filter((path) => path.endsWith('.css'))) {
  const text = readFileSync(join('src', file), 'utf8');
  for (const { 1: comment, index } of text.matchAll(/\/\*([^]*?)\*\//g)) {
    const line = text.slice(0, index).split('\n').length;
    for (const problem of problemsOf(comment)) {
      console.log(`src/${file}:${line}  ${problem}`);
      process.exitCode = 1;
    }
  }
}
