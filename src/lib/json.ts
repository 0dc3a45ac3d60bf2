import { createRequire } from 'node:module';
import type * as Esbuild from 'esbuild';
import * as z from 'zod';
import { Refusal } from './refusal.mjs';

/** Parses JSON. Throws a `Refusal` that names the file, line and column of the first syntax error. */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal(`${file}: ${syntaxError(text) ?? (error as Error).message}`);
  }
}

/** Parses and validates JSON. Throws a `Refusal` that names the file and the path of the first invalid value. */
export function parseValidJson<Schema extends z.ZodType>(schema: Schema, text: string, file: string): z.infer<Schema> {
  const json = parseJson(text, file);
  const { data, error } = schema.safeParse(json);
  if (!error) return data;
  const [issue] = error.issues;
  let value = json as Record<PropertyKey, unknown> | undefined;
  // Replaces the index of an item with its name, because a facts file has too many items to count.
  const path = issue.path.map((key) => {
    value = value?.[key] as typeof value;
    return typeof key === 'number' && typeof value?.name === 'string' ? value.name : key;
  });
  throw new Refusal(`${file}: ${z.prettifyError({ issues: [{ ...issue, path }] })}`);
}

/** Returns the first syntax error with its position, which `JSON.parse` messages do not always contain. */
function syntaxError(json: string): string | undefined {
  // Load esbuild only for a broken file, because esbuild does not run in jsdom tests.
  const { transformSync } = createRequire(__filename)('esbuild') as typeof Esbuild;
  try {
    transformSync(json, { loader: 'json', logLevel: 'silent' });
    return undefined;
  } catch (error) {
    const [{ text, location }] = (error as Esbuild.TransformFailure).errors;
    return `line ${location!.line}, column ${location!.column + 1}: ${text}`;
  }
}
