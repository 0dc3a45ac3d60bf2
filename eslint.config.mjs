import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { islands } from './scripts/lint/islands.mjs';
import { plainEnglish } from './scripts/lint/plainEnglish.mjs';

export default tseslint.config(
  { ignores: ['build', '.docusaurus', '.cache', 'node_modules', 'test-results', 'playwright-report', 'test/fixtures'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  { rules: { curly: ['error', 'multi-or-nest', 'consistent'] } },
  {
    plugins: { local: { rules: { islands, 'plain-english': plainEnglish } } },
    rules: { 'local/plain-english': 'error' },
  },
  // Only islands and the search dialog, which uses Preact, run in browsers. All other components run only in the build.
  { files: ['src/**/*.tsx'], ignores: ['src/{islands/*,search/ui/Dialog}/**'], rules: { 'local/islands': 'error' } },
  {
    files: ['**/*.{ts,mts,tsx}'],
    extends: [
      tseslint.configs.recommendedTypeChecked,
      reactHooks.configs['recommended-latest'],
      jsxA11y.flatConfigs.recommended,
    ],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/naming-convention': [
        'error',
        { selector: 'variable', format: ['camelCase', 'PascalCase'], leadingUnderscore: 'allow' },
        { selector: 'variable', modifiers: ['destructured'], format: null },
        { selector: 'variable', filter: '^__webpack_', format: null },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    // The only globals that Node.js scripts use. The scripts import all other names.
    files: ['**/*.{mjs,cjs}'],
    languageOptions: { globals: { console: false, process: false, module: true, require: false, URL: false } },
  },
);
