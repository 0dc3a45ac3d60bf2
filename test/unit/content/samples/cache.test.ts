import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cached } from '../../../../src/content/samples/cache';
import { temporaryFolder } from '../../temporary';

const folder = temporaryFolder();
const result = { errors: [], names: [] };

test('a result is computed once', () => {
  const compute = jest.fn(() => result);
  expect([cached('a', compute, folder), cached('a', compute, folder)]).toEqual([result, result]);
  expect(compute).toHaveBeenCalledTimes(1);
});

test.each(['', '{"errors":', 'null', '{"errors":7}'])('a result is computed again if its entry is %j', (damaged) => {
  cached('b', () => result, folder);
  for (const name of readdirSync(folder)) writeFileSync(join(folder, name), damaged);
  expect(cached('b', () => result, folder)).toEqual(result);
});
