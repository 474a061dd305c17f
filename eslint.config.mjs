import js from '@eslint/js';
import jestDom from 'eslint-plugin-jest-dom';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { translatable } from './scripts/lint/translatable.mjs';

/** Dates and times are India's, wherever the server, the browser or a test runs. */
const datesHaveZones = [
  {
    selector:
      'NewExpression[callee.property.name="DateTimeFormat"]:not(:has(Property[key.name="timeZone"])), CallExpression[callee.property.name="DateTimeFormat"]',
    message: "Pass a locale and a timeZone: the machine's defaults differ.",
  },
  {
    selector: 'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]',
    message: 'Format with an Intl formatter that has a locale, and a timeZone for dates.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(get|set)(FullYear|Month|Date|Day|Hours|Minutes|Seconds)$/], CallExpression[callee.property.name=/^to(Date|Time)String$/]',
    message: "This uses the machine's time zone: use the UTC method or an Intl formatter with a timeZone.",
  },
];
const typedEndpoints = [
  {
    selector:
      'CallExpression[callee.property.name=/^(query|mutation)$/] > ObjectExpression > Property[key.name="query"]',
    message:
      'Create it with endpoint from @shop/api-client/endpoint, which has the types of the OpenAPI document.',
  },
];
const definedPages = [
  {
    selector:
      'ExportNamedDeclaration > FunctionDeclaration[id.name="head"], ExportSpecifier[exported.name="head"]',
    message: 'Define a page with definePage from @shop/remote-kit, so that all pages have the same statuses.',
  },
];

const ownedByStore = ['@reduxjs/toolkit', '@reduxjs/toolkit/*', 'react-redux', 'react-router'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/.cache/**',
      '**/.data/**',
      '**/node_modules/**',
      'shared/contracts/src/generated/**',
      // Checked by `npm run art:check`.
      'samples/art/**',
      // Sources of a project that is created in the test.
      'e2e/matrix/{cases,configs}/**',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-dynamic-delete': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
      ],
      'max-lines': ['error', { max: 300 }],
      'no-restricted-syntax': ['error', ...datesHaveZones],
      eqeqeq: 'error',
      'no-eval': 'error',
    },
  },
  {
    files: ['{shell,office,mfe-*,shared}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    extends: [jsxA11y.configs.strict],
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { translatable },
    rules: { 'translatable/option-value': 'error' },
  },
  {
    files: ['**/*.tsx'],
    ignores: ['**/*.{test,stories}.tsx'],
    rules: { 'translatable/text-alone': 'error' },
  },
  {
    files: ['mfe-*/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ownedByStore,
              message: 'The host provides this: use @shop/store, @shop/api-client or react-router-dom.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['{shell,office,mfe-*,shared}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...datesHaveZones, ...typedEndpoints] },
  },
  {
    files: ['mfe-*/src/expose/*.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...datesHaveZones, ...typedEndpoints, ...definedPages] },
  },
  {
    // The suites of Jest's project "web".
    files: [
      '{shell/{app,federation,paint},mfe-*,office,registry/console-client,shared/{store,api-client,ui,standalone,testing,remote-kit},shared/federation/src/plugins}/**/*.test.{ts,tsx}',
    ],
    extends: [testingLibrary.configs['flat/react'], jestDom.configs['flat/recommended']],
    settings: {
      'testing-library/custom-renders': ['renderWithShop', 'renderOffice'],
      // Other functions called `render`, such as that of a react-dom root, are not Testing Library's.
      'testing-library/utils-module': 'off',
    },
    rules: {
      'testing-library/no-render-in-lifecycle': ['error', { allowTestingFrameworkSetupHook: 'beforeEach' }],
      // Decorative pictures, their sources, icons and struck-out prices have neither a role nor a text to be found by.
      'testing-library/no-node-access': 'off',
      'testing-library/no-container': 'off',
      // renderWithShop and renderOffice return a store, requests and an address, not only a view.
      'testing-library/render-result-naming-convention': 'off',
      // Its autofix writes regular expressions, but tests compare an element's whole text with a string.
      'jest-dom/prefer-to-have-text-content': 'off',
      // Tests read the inline style that a component sets; the matcher reads jsdom's computed style.
      'jest-dom/prefer-to-have-style': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs}', 'scripts/**', 'samples/**', 'server/**', 'api/**', 'registry/**'],
    languageOptions: { globals: globals.node },
  },
  {
    files: [
      '**/webpack.config.ts',
      '**/*.config.{ts,mjs}',
      '**/*.stories.tsx',
      '**/.storybook/*.{ts,tsx}',
      '**/*.d.ts',
      'shared/testing/src/{css-names,picture-address}.ts',
      'shared/federation/src/build/**/*-loader.ts',
      'e2e/support/fill-shop-data.ts',
    ],
    rules: { 'no-restricted-exports': 'off' },
  },
);
