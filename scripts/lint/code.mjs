// Checks types and runs ESLint on the same TypeScript program, because creating and checking a second program takes as
// long as all lint rules.
import { ESLint } from 'eslint';
import ts from 'typescript';

/** Prints diagnostics. */
function report(diagnostics) {
  if (diagnostics.length === 0) return;
  console.log(ts.formatDiagnostics(diagnostics, ts.createCompilerHost({})));
  process.exitCode = 1;
}

/** Checks the types of files that changed since the last run. Returns the program. */
function checkTypes() {
  const options = { noEmit: true, incremental: true, tsBuildInfoFile: '.cache/tsc.tsbuildinfo' };
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (problem) => report([problem]) };
  const config = ts.getParsedCommandLineOfConfigFile('tsconfig.json', options, host);
  const builder = ts.createIncrementalProgram({ rootNames: config.fileNames, options: config.options });
  report([...config.errors, ...ts.getPreEmitDiagnostics(builder)]);
  // Writes only the file for the next run.
  builder.emit();
  return builder.getProgram();
}

async function lint(program) {
  // ESLint writes the configuration into the key of its cache. A program cannot be written.
  const programs = Object.assign([program], { toJSON: () => 'tsconfig.json' });
  const eslint = new ESLint({
    cache: true,
    cacheStrategy: 'content',
    cacheLocation: '.cache/eslint',
    overrideConfig: {
      files: ['**/*.{ts,mts,tsx}'],
      languageOptions: { parserOptions: { projectService: false, programs } },
    },
  });
  const results = await eslint.lintFiles('.');
  console.log(await (await eslint.loadFormatter()).format(results));
  if (results.some(({ errorCount }) => errorCount > 0)) process.exitCode = 1;
}

await lint(checkTypes());
