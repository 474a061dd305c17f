import { createRequire } from 'node:module';
import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import webpack from 'webpack';
import type { Cut } from './cuts/cut';
import { hookCuts } from './cuts/hook-cuts';
import { queryCuts } from './cuts/query-cuts';

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

/**
 * What the shell keeps of the federation runtime. Files of its own stand in for the package's: `runtime` for the instance,
 * which carries the loading of remotes in every way that there is, and `parts` for what webpack's share of it has no use for.
 */
export interface SlimFederation {
  readonly runtime: string;
  readonly parts: string;
}

export const federationAliases = ({ runtime }: SlimFederation): Record<string, string | false> => ({
  '@module-federation/runtime$': runtime,
  // Of the core only its reading of version ranges is left; with it the index would bring logs and words of errors.
  '@module-federation/runtime/core$': path.join(
    path.dirname(require.resolve('@module-federation/runtime-core')),
    'utils/semver/index.js',
  ),
  '@module-federation/runtime/helpers$': false,
});

/** Has webpack's share of the federation runtime take `parts`. */
export const federationParts = ({ parts }: SlimFederation): webpack.WebpackPluginInstance =>
  new webpack.NormalModuleReplacementPlugin(
    /^\.\/(?:init|remotes|getSharedFallbackGetter)\.js$/,
    (asked: { context: string; request: string }) => {
      if (/[\\/]webpack-bundler-runtime[\\/]dist$/.test(asked.context)) asked.request = parts;
    },
  );

/** What browser builds that carry these packages are told of them, so that they carry only what is used. */
export const slimRules: readonly RuleSetRule[] = [
  {
    test: /[\\/]react-router[\\/]dist[\\/]production[\\/].*\.mjs$/,
    loader: path.join(import.meta.dirname, 'pure-calls-loader.ts'),
  },
  cutFile(/[\\/]@reduxjs[\\/]toolkit[\\/]dist[\\/]query[\\/]rtk-query\.modern\.mjs$/, queryCuts),
  cutFile(
    /[\\/]@reduxjs[\\/]toolkit[\\/]dist[\\/]query[\\/]react[\\/]rtk-query-react\.modern\.mjs$/,
    hookCuts,
  ),
  {
    test: /[\\/]@module-federation[\\/][\w-]+[\\/]dist[\\/]/,
    sideEffects: false,
  },
];
