// @ts-check
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { containerName, publicPathOf, stockShared } from './project.mjs';
import { runCompiler } from './run-compiler.mjs';

/**
 * Configures both containers of a remote for Rspack and its plugin, as documented. @param
 * {import('./project.mjs').StockProject} project
 */
export function buildWithRspack({ dir, name }) {
  const container = {
    name: containerName(name),
    exposes: { './page': './src/page.js' },
    shared: stockShared,
  };
  /** @type {import('@rspack/core').Configuration} */
  const common = {
    mode: 'production',
    context: dir,
    entry: {},
    devtool: false,
    module: {
      rules: [
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.png$/, type: 'asset' },
      ],
    },
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
  const compiler = rspack([
    {
      ...common,
      output: { path: path.join(dir, 'dist/browser'), publicPath: 'auto', uniqueName: container.name },
      plugins: [browser],
    },
    {
      ...common,
      target: 'node',
      optimization: { minimize: false },
      output: {
        path: path.join(dir, 'dist/server'),
        publicPath: publicPathOf(name),
        uniqueName: `${container.name}_server`,
      },
      plugins: [server],
    },
  ]);
  return runCompiler(compiler);
}
