// Lint rules for the page and its tests; run from the repository's root.
import js from '@eslint/js';
import tseslint from 'typescript-eslint';

const inPage = ['web/**/*.ts'];
const mathematics = 'The core is the only mathematician, and every random number comes from its streams.';

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      'web/dist/',
      'web/core/generated/',
      'build/',
      'tests/benchmarks/',
      'tests/courses/applications/',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      'no-console': ['error', { allow: ['error'] }],
      eqeqeq: 'error',
      // With noUncheckedIndexedAccess, `!` after an index says what the loop's bounds say.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: inPage,
    rules: {
      'no-restricted-properties': [
        'error',
        ...['random', 'exp', 'log', 'log2', 'log10', 'sin', 'cos', 'sqrt'].map((property) => ({
          object: 'Math',
          property,
          message: mathematics,
        })),
      ],
      'no-restricted-globals': ['error', 'event', 'name', 'status'],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly', Buffer: 'readonly' } },
  },
);
