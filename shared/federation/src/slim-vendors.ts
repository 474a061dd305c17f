import { createRequire } from 'node:module';
import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import type { Cut } from './cuts/cut';
import { hookCuts } from './cuts/hook-cuts';
import { queryCuts } from './cuts/query-cuts';
import { routerCuts } from './cuts/router-cuts';

const require = createRequire(import.meta.url);

const folderOf = (name: string) => path.dirname(require.resolve(`${name}/package.json`));

/**
 * The router's build without warnings for developers, and Immer's, whose own fields have short names: their packages name
 * only the other ones.
 */
export const slimAliases: Readonly<Record<string, string>> = {
  'react-router$': path.join(folderOf('react-router'), 'dist/production/index.mjs'),
  immer$: path.join(folderOf('immer'), 'dist/immer.production.mjs'),
};

const cutFile = (test: RegExp, cuts: readonly Cut[]): RuleSetRule => ({
  test,
  loader: path.join(import.meta.dirname, 'cuts/cut-loader.ts'),
  options: { cuts },
});

/** What browser builds that carry these packages are told of them, so that they carry only what is used. */
export const slimRules: readonly RuleSetRule[] = [
  {
    test: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
    loader: path.join(import.meta.dirname, 'pure-calls-loader.ts'),
  },
  // Named after its bytes: the file of another version is left whole, which the budgets tell.
  cutFile(/[\\/]react-router[\\/]dist[\\/]production[\\/]chunk-7RTFRKQW\.mjs$/, routerCuts),
  cutFile(/[\\/]@reduxjs[\\/]toolkit[\\/]dist[\\/]query[\\/]rtk-query\.modern\.mjs$/, queryCuts),
  cutFile(
    /[\\/]@reduxjs[\\/]toolkit[\\/]dist[\\/]query[\\/]react[\\/]rtk-query-react\.modern\.mjs$/,
    hookCuts,
  ),
];
