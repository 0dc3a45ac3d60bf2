import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { factsSchema } from '../../../src/api/schema';

const file = '.vscode/facts.schema.json';

test('the editor schema of the facts equals the schema of the build', () => {
  const schema = z.toJSONSchema(factsSchema, { io: 'input', unrepresentable: 'any', reused: 'ref' });
  const message = `${file} is out of date. Replace its content by: ${JSON.stringify(schema)}`;
  expect({ message, schema: JSON.parse(readFileSync(file, 'utf8')) as unknown }).toEqual({ message, schema });
});
