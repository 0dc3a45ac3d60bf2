// Checks that comments in style sheets use plain English, because ESLint does not read CSS. Also checks that margins,
// paddings and gaps use the spacing scale.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { problemsOf } from '../../src/lib/plainEnglish.mjs';
import { spacingProblems } from '../../src/lib/spacing.mjs';

for (const file of readdirSync('src', { recursive: true }).filter((path) => path.endsWith('.css'))) {
  const text = readFileSync(join('src', file), 'utf8');
  const report = (index, problem) => {
    console.log(`src/${file}:${text.slice(0, index).split('\n').length}  ${problem}`);
    process.exitCode = 1;
  };
  for (const { 1: comment, index } of text.matchAll(/\/\*([^]*?)\*\//g))
    for (const problem of problemsOf(comment)) report(index, problem);

  for (const { index, message } of spacingProblems(text)) report(index, message);
}
