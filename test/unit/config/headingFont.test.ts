import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseUrl } from '../../../src/config/baseUrl';
import { headingFont } from '../../../src/config/headingFont';

test('the heading font is at most 14 kB, and its name contains the hash of its content', () => {
  const content = readFileSync(join(__dirname, '../../../static', headingFont.slice(baseUrl.length)));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  expect(headingFont).toContain(`.${hash}.woff2`);
  expect(content.length).toBeLessThanOrEqual(14_000);
});
