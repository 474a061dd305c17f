// @ts-check
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { containerName, publicPathOf, stockShared } from './project.mjs';
import { runCompiler } from './run-compiler.mjs';

/**
 * Configures both containers of a remote for webpack and its plugin, as documented. @param
 * {import('./project.mjs').StockProject} project
 */
export function buildWithWebpack({ dir, name }) {
  const container = {
    name: containerName(name),
    exposes: { './page': './src/page.js' },
    shared: stockShared,
  };
  /** @type {import('webpack').Configuration} */
  const common = {
    mode: 'production',
    context: dir,
    entry: {},
    devtool: false,
    optimization: { minimize: false },
  };
  const browser = new ModuleFederationPlugin({
    ...container,
    filename: 'remoteEntry.js',
    manifest: true,
    dts: false,
  });
  const server = new ModuleFederationPlugin({
    ...container,
    filename: 'remoteEntry.cjs',
    library: { type: 'commonjs-module' },
    manifest: false,
    dts: false,
  });
  const compiler = webpack([
    {
      ...common,
      output: { path: path.join(dir, 'dist/browser'), publicPath: 'auto', uniqueName: container.name },
      module: {
        rules: [
          { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
          { test: /\.png$/, type: 'asset' },
        ],
      },
      plugins: [new MiniCssExtractPlugin(), browser],
    },
    {
      ...common,
      target: 'node',
      output: {
        path: path.join(dir, 'dist/server'),
        publicPath: publicPathOf(name),
        uniqueName: `${container.name}_server`,
      },
      module: {
        rules: [
          { test: /\.css$/, type: 'asset/source' },
          { test: /\.png$/, type: 'asset' },
        ],
      },
      plugins: [server],
    },
  ]);
  if (!compiler) throw new Error('webpack returned no compiler.');
  return runCompiler(compiler);
}
