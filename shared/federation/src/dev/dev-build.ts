import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration, RuleSetRule, WebpackPluginInstance } from 'webpack';

/** Folder of what a page that is open fetches after a change. */
export const hotUpdates = 'hot/';

const refreshRule: RuleSetRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: path.join(import.meta.dirname, 'refresh-loader.ts'),
};

const isCompiler = (rule: unknown) =>
  typeof rule === 'object' && (rule as RuleSetRule | null)?.loader === 'ts-loader';

/**
 * A browser build turned into one for development: readable, under names that stay, with source maps and Fast Refresh.
 * Everything that decides how it federates stays as it was.
 */
export function devBuild(config: Configuration, name: string, publicPath: string): Configuration {
  const rules = (config.module?.rules ?? []).map((rule) => (isCompiler(rule) ? refreshRule : rule));
  const kept = (config.plugins ?? []).filter((plugin) => !(plugin instanceof MiniCssExtractPlugin));
  const cache = typeof config.cache === 'object' && config.cache.type === 'filesystem' ? config.cache : null;
  return {
    ...config,
    name,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    cache: cache ? { ...cache, name: `dev-${name}` } : false,
    module: { ...config.module, rules },
    output: {
      ...config.output,
      publicPath,
      clean: false,
      filename: '[name].js',
      chunkFilename: '[name].js',
      hotUpdateChunkFilename: `${hotUpdates}[id].[fullhash].js`,
      hotUpdateMainFilename: `${hotUpdates}[runtime].[fullhash].json`,
    },
    optimization: { chunkIds: 'named', moduleIds: 'named' },
    plugins: [
      ...kept,
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css' }),
      new ReactRefreshPlugin({ overlay: false }) as WebpackPluginInstance,
    ],
  };
}
