import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration, RuleSetRule, WebpackPluginInstance } from 'webpack';

/** Folder of the hot updates. */
export const hotUpdates = 'hot/';

const refreshRule: RuleSetRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: path.join(import.meta.dirname, `refresh-loader${path.extname(import.meta.filename)}`),
};

const isCompiler = (rule: unknown) =>
  typeof rule === 'object' && (rule as RuleSetRule | null)?.loader === 'ts-loader';

interface DevBuild {
  readonly name: string;
  readonly publicPath: string;
}

/**
 * Turns a browser build into a development build: readable, with stable names and source maps; an open page reloads
 * after a change. Its federation settings are kept.
 */
export function devBuild(config: Configuration, { name, publicPath }: DevBuild): Configuration {
  const plugins = (config.plugins ?? []).filter((plugin) => !(plugin instanceof MiniCssExtractPlugin));
  const cache = typeof config.cache === 'object' && config.cache.type === 'filesystem' ? config.cache : null;
  return {
    ...config,
    name,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    cache: cache ? { ...cache, name: `dev-${name}` } : false,
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
      ...plugins,
      // Each class name belongs to one module, so the order of modules does not matter.
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
    ],
  };
}

/**
 * A development build with Fast Refresh. It imports JSX from
 * `react/jsx-dev-runtime`, which the host does not share, so the host itself cannot be such a build.
 */
export function refreshBuild(config: Configuration, of: DevBuild): Configuration {
  const build = devBuild(config, of);
  const rules = (build.module?.rules ?? []).map((rule) => (isCompiler(rule) ? refreshRule : rule));
  const refresh = new ReactRefreshPlugin({ overlay: false }) as WebpackPluginInstance;
  return { ...build, module: { ...build.module, rules }, plugins: [...(build.plugins ?? []), refresh] };
}
