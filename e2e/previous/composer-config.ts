import path from 'node:path';
import type { Configuration } from 'webpack';

/**
 * Bundles a checkout's composer with its workspace packages. Composer and shell must come from the same build, as
 * the shell reads the composer's documents, so an older shell is tested with its own composer.
 */
export const composerConfig = (checkout: string, out: string): Configuration => ({
  mode: 'production',
  context: path.join(checkout, 'shell'),
  target: 'node22',
  devtool: false,
  cache: false,
  entry: { composer: './server/index.ts' },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  externalsType: 'module',
  externals: [
    // Bundles lru-cache too: the shell's version cannot be resolved from the folders of previous builds.
    ({ request = '' }, done) =>
      /^(@shop\/|lru-cache$|[./])/.test(request) ? done() : done(undefined, request),
  ],
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'ts-loader',
        options: {
          transpileOnly: true,
          configFile: path.join(checkout, 'shared/federation/src/build/tsconfig.bundle.json'),
        },
      },
    ],
    parser: { javascript: { url: false, importMeta: false, createRequire: false } },
  },
  experiments: { outputModule: true },
  output: {
    path: out,
    filename: '[name].js',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
  },
  optimization: { minimize: false },
});
