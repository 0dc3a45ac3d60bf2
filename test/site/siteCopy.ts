import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
const notCopied = ['.cache', '.docusaurus', '.git', 'build', 'node_modules'].map((name) => join(root, name));

export const docusaurus = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** Copies the site, so that tests neither edit the original nor share `.docusaurus` with another command. */
export function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'));
  cpSync(root, folder, { recursive: true, filter: (path) => !notCopied.includes(path) });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

const counter = `import { useState, type ReactNode } from 'react';

export default function Counter({ start }: { start: number }): ReactNode {
  const [count, setCount] = useState(start);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {\`Count: \${count}\`}
    </button>
  );
}
`;

const page = `---
title: Counter
---

import Counter from '@site/src/islands/Counter';

<Counter start={1} />
`;

/** Adds two files to a copy of the site: an island that counts clicks, and an MDX page that shows the island. */
export function addCounter(folder: string, file: string): void {
  mkdirSync(join(folder, 'src/islands/Counter'));
  writeFileSync(join(folder, 'src/islands/Counter/index.tsx'), counter);
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), page);
}
