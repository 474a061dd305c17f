import path from 'node:path';
import { browserPreset, BuildManifestPlugin, BuildStatsPlugin } from '@shop/federation/build';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import type {} from 'webpack-dev-server';
import packageJson from './package.json' with { type: 'json' };

const dir = import.meta.dirname;
/** The office server to which `npx webpack serve` proxies API calls and pictures. */
const target = process.env.OFFICE_URL ?? 'http://127.0.0.1:3002';
const preset = browserPreset({ dir, name: 'office', version: packageJson.version });

/** A single-page application without module federation. */
const config: Configuration = {
  ...preset,
  entry: { main: path.join(dir, 'src/main.tsx') },
  // No page of another site loads these files.
  resolve: { ...preset.resolve, conditionNames: ['own-origin', '...'] },
  output: {
    path: path.join(dir, 'dist/browser'),
    clean: true,
    publicPath: '/assets/',
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    uniqueName: 'shop_office',
  },
  plugins: [
    ...(preset.plugins ?? []),
    new HtmlWebpackPlugin({ template: path.join(dir, 'src/index.html'), scriptLoading: 'module' }),
    new BuildManifestPlugin(),
    // The office does not report errors to the registry.
    new BuildStatsPlugin({ keepMaps: false }),
  ],
  devServer: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 3004),
    hot: false,
    static: false,
    historyApiFallback: { index: '/assets/index.html' },
    // The API accepts calls from the office only with its origin.
    proxy: [{ context: ['/api', '/media'], target, changeOrigin: true, headers: { origin: target } }],
  },
};

export default [config];
