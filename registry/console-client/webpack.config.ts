import path from 'node:path';
import type { Configuration } from 'webpack';
import { browserPreset } from '@shop/federation/build';

const dir = import.meta.dirname;

/**
 * The console's style sheet, fonts and script, with the loaders of every other browser build. The build is small, so it does not need
 * a cache.
 */
const config: Configuration = {
  ...browserPreset({ dir, name: 'console', version: '1.0.0' }),
  cache: false,
  entry: { console: path.join(dir, 'main.ts') },
  output: {
    path: path.join(dir, 'dist'),
    clean: true,
    publicPath: '/ops/assets/',
    filename: '[name].[contenthash:8].js',
  },
};

export default [config];
