import ts from 'typescript';
import { parse } from './casts';
import { environment } from './environment';
import { memoize } from '../../../lib/memoize';
import { literalEnums } from './literalEnums';
import type { SourceFile } from './syntax';

/** The declarations of two Magmastream versions, of erela.js and of the JavaScript standard library. */
export interface Declarations {
  from: string;
  to: string;
  erela: string;
  libraries: Readonly<Record<string, string>>;
}

export const root = '/bot/';

export const libraryFile = (name: string): string => `/node_modules/${name}/index.d.ts`;

const defaults: ts.CompilerOptions = { strict: true, experimentalDecorators: true };
const fixed: ts.CompilerOptions = {
  allowJs: true,
  checkJs: true,
  noEmit: true,
  skipLibCheck: true,
  jsx: ts.JsxEmit.Preserve,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.Preserve,
  moduleDetection: ts.ModuleDetectionKind.Force,
  types: [],
};

/** Reads the bot's `tsconfig.json`. Returns the compiler options that affect the types in its code. */
export function readOptions(configs: readonly SourceFile[]): ts.CompilerOptions {
  const files = new Map(configs.map(({ name, text }) => [root + name, text]));
  const depth = ({ name }: SourceFile): number => name.split('/').length;
  const [config] = configs
    .filter(({ name }) => /(?:^|\/)[jt]sconfig\.json$/.test(name))
    .sort((a, b) => depth(a) - depth(b) || a.name.localeCompare(b.name, 'en'));
  if (!config) return { ...defaults, ...fixed };
  const path = root + config.name;
  const host: ts.ParseConfigHost = {
    useCaseSensitiveFileNames: true,
    readDirectory: () => [],
    fileExists: (file) => files.has(file),
    readFile: (file) => files.get(file),
  };
  const json: unknown = ts.parseConfigFileTextToJson(path, config.text).config ?? {};
  const { options } = ts.parseJsonConfigFileContent(json, host, path.replace(/\/[^/]*$/, ''), undefined, path);
  const { strict, strictNullChecks, baseUrl, paths, pathsBasePath } = options;
  return { ...defaults, strict, strictNullChecks, baseUrl, paths, pathsBasePath, ...fixed };
}

/**
 * A declaration that replaces erela.js in the second version. Magmastream's constructor throws an error if one of these
 * options is missing.
 */
const erelaSuccessor = `
import * as successor from 'magmastream';
export * from 'magmastream';
export class Manager extends successor.Manager {
  constructor(options: successor.ManagerOptions & Required<Pick<successor.ManagerOptions, 'autoPlay' | 'nodes'>>);
}`;

/** Parses each declaration file only once, because most of these files are the same in every check. */
const parseOnce = memoize((name: string) => memoize((text: string) => parse(name, text)));
const withLiteralEnums = memoize(literalEnums);

export interface Programs {
  sources: readonly ts.SourceFile[];
  declarations: Declarations;
  options: ts.CompilerOptions;
  /** The parsed files from `parseShared`. */
  shared: readonly ts.SourceFile[];
}

/** Returns a function that creates a program with one of the two versions. */
export function programsOf({ sources, declarations, options, shared }: Programs) {
  return (version: 'from' | 'to', hasLiteralEnums: boolean): ts.Program => {
    const adapt = hasLiteralEnums ? withLiteralEnums : (text: string): string => text;
    const erela = version === 'from' ? adapt(declarations.erela) : erelaSuccessor;
    const packages = [
      parseOnce(libraryFile('magmastream'))(adapt(declarations[version])),
      parseOnce(libraryFile('erela.js'))(erela),
    ];
    const files = new Map([...sources, ...shared, ...packages].map((source) => [source.fileName, source]));
    const host: ts.CompilerHost = {
      getSourceFile: (file) => files.get(file),
      getDefaultLibFileName: () => 'lib.es2023.d.ts',
      getDefaultLibLocation: () => '/lib',
      writeFile: () => undefined,
      getCurrentDirectory: () => '/',
      getCanonicalFileName: (file) => file,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => '\n',
      fileExists: (file) => files.has(file),
      readFile: (file) => files.get(file)?.text,
    };
    const rootNames = [...files.keys()].filter((file) => !file.startsWith('/lib/'));
    return ts.createProgram({ rootNames, options, host });
  };
}

/** Parses the files that every program contains. */
export const parseShared = (libraries: Declarations['libraries']): ts.SourceFile[] => [
  ...Object.entries(libraries).map(([name, text]) => parseOnce(`/lib/${name}`)(text)),
  parseOnce('/environment.d.ts')(environment),
];
