import path from 'node:path';
import type { Configuration } from 'webpack';

/**
 * The composer of a checkout in one file, with what it takes of the workspace inside. It belongs to the shell: what it
 * writes into a document is read by the shell of the same build, so an older shell is tried with its own.
 */
export const composerConfig = (checkout: string, out: string): Configuration => ({
  mode: 'production',
  context: path.join(checkout, 'shell'),
  target: 'node20',
  devtool: false,
  cache: false,
  entry: { composer: './server/index.ts' },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  externalsType: 'module',
  externals: [
    // lru-cache comes along: the shell has its own version, which is not found from the folders of previous builds.
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
