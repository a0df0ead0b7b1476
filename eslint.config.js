import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const noEnum = { selector: 'TSEnumDeclaration', message: 'Use an `as const` list with a derived type.' };

const clockAndChance = [
  {
    selector: 'MemberExpression[object.name="Date"][property.name="now"]',
    message: 'shared/ has no clock: take the time as an argument.',
  },
  {
    selector: 'MemberExpression[object.name="Date"][property.value="now"]',
    message: 'shared/ has no clock: take the time as an argument.',
  },
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'shared/ has no clock: take the time as an argument.',
  },
  { selector: 'CallExpression[callee.name="Date"]', message: 'shared/ has no clock: take the time as an argument.' },
  {
    selector: 'MemberExpression[object.name="Math"][property.name="random"]',
    message: 'shared/ knows no chance: take the number as an argument.',
  },
  {
    selector: 'MemberExpression[object.name="Math"][property.value="random"]',
    message: 'shared/ knows no chance: take the number as an argument.',
  },
];

const impureGlobals = [
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'performance',
  'crypto',
  'process',
  'globalThis',
  'window',
  'document',
  'fetch',
  'console',
].map((name) => ({ name, message: 'shared/ is pure: no clock, no chance, no I/O.' }));

export default defineConfig(
  { ignores: ['node_modules/', 'dist/', 'dist.*/', 'release/', '.artefacts/', 'coverage/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      eqeqeq: 'error',
      'prefer-const': 'error',
      'no-restricted-syntax': ['error', noEnum],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: true },
      ],
    },
  },
  {
    files: ['shared/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', noEnum, ...clockAndChance],
      'no-restricted-globals': ['error', ...impureGlobals],
    },
  },
  {
    files: ['src-renderer/**', 'tests/src-renderer/**'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      'prefer-const': 'off',
      'svelte/prefer-const': 'error',
      'svelte/no-at-html-tags': 'error',
      'svelte/button-has-type': 'error',
      'svelte/require-each-key': 'error',
      // Runes change between two reads; the control-flow analysis of TypeScript doesn't know it.
      '@typescript-eslint/no-unnecessary-condition': 'off',
    },
  },
  // The types of components are svelte-check's: with them here, every component builds the whole program anew.
  { files: ['**/*.svelte'], extends: [ts.configs.disableTypeChecked] },
  {
    files: ['tests/**'],
    rules: {
      'no-empty-pattern': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    languageOptions: { globals: globals.node },
    // The rule doesn't see a cast that is written in a doc comment.
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  {
    files: ['*.js', '.*.mjs'],
    extends: [ts.configs.disableTypeChecked],
  },
  prettier,
  svelte.configs.prettier,
);
