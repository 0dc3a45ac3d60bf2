import { z } from 'zod';
import { parseJson, parseValidJson } from '../../../src/lib/json';
import { Refusal } from '../../../src/lib/refusal.mjs';

test.each([
  ['is empty', '', 'line 1, column 1: Unexpected end of file in JSON'],
  ['lacks a comma', '{\n  "a": 1\n  "b": 2 }', 'line 3, column 3: Expected "," in JSON but found "\\"b\\""'],
  ['has a trailing comma', '{"a": [1, 2,]}', 'line 1, column 12: JSON does not support trailing commas'],
  ['starts with a byte order mark', '\uFEFF{}', 'Unexpected token'],
])('parseJson names the file and the position if the text %s', (_, text, message) => {
  const parse = (): unknown => parseJson(text, 'a.json');
  expect(parse).toThrow(Refusal);
  expect(parse).toThrow(`a.json: ${message}`);
});

test('parseValidJson names the file and the path of the first invalid value', () => {
  const schema = z.object({ a: z.array(z.object({ b: z.string(), c: z.string() })) });
  expect(parseValidJson(schema, '{"a": [{"b": "x", "c": "y"}]}', 'a.json')).toEqual({ a: [{ b: 'x', c: 'y' }] });
  expect(() => parseValidJson(schema, '{"a": [{"b": 1, "c": 2}]}', 'a.json')).toThrow(
    new Refusal('a.json: ✖ Invalid input: expected string, received number\n  → at a[0].b'),
  );
  // Nobody counts the symbols of a facts file.
  expect(() => parseValidJson(schema, '{"a": [{"name": "Player", "b": 1}]}', 'a.json')).toThrow('→ at a.Player.b');
});
