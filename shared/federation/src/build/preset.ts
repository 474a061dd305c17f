import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { ClassNamesPlugin } from './class-names-plugin';
import { cacheFolder } from './remote-build';
import { classNameOf, moduleSheets, styleSheets } from './names';

/** Options of every build: its owner, version and folder. */
export interface BuildIdentity {
  readonly dir: string;
  readonly name: string;
  readonly version: string;
}

const typescript: RuleSetRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'ts-loader',
  options: {
    // Types are checked once for the whole workspace; a build only compiles.
    transpileOnly: true,
    configFile: path.join(import.meta.dirname, 'tsconfig.bundle.json'),
  },
};

const cssModules = (build: BuildIdentity, onlyNames: boolean) => ({
  namedExport: false,
  exportLocalsConvention: 'as-is',
  exportOnlyLocals: onlyNames,
  getLocalIdent: ({ resourcePath }: { resourcePath: string }, _pattern: string, local: string) =>
    classNameOf(build, resourcePath, local),
});

/**
 * Without source maps: in scripts' source maps, the names of style sheets would differ from those of their
 * modules.
 */
const cssLoader = (options: object = {}) => ({
  loader: 'css-loader',
  options: { ...options, sourceMap: false },
});

const fonts: RuleSetRule = {
  test: /\.woff2?$/,
  type: 'asset/resource',
  generator: { filename: 'fonts/[name].[contenthash:8][ext]' },
};

/** Files that code imports for their URL. */
const pictures: RuleSetRule = {
  test: /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/,
  type: 'asset/resource',
  generator: { filename: 'pictures/[name].[contenthash:8][ext]' },
};

const common = ({ dir }: BuildIdentity): Configuration => ({
  mode: 'production',
  context: dir,
  devtool: false,
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
});

/** The cache for the next build. Disabled in CI, where writing it would take a fifth of a build's processor time. */
const cacheOf = ({ dir, version }: BuildIdentity, kind: string): Configuration['cache'] =>
  process.env.CI
    ? { type: 'memory' }
    : {
        type: 'filesystem',
        cacheDirectory: path.join(cacheFolder(dir, 'webpack'), path.basename(dir)),
        name: `${kind}-${version}`,
        buildDependencies: { config: [`${import.meta.dirname}/`, path.join(dir, 'package.json')] },
      };

/** CSS modules of one build, extracted into files, with class names of that build. */
export const cssModulesRule = (build: BuildIdentity): RuleSetRule => ({
  test: moduleSheets,
  use: [MiniCssExtractPlugin.loader, cssLoader({ modules: cssModules(build, false) })],
});

interface Styles {
  /** Rules for CSS modules, if some belong to other builds. */
  readonly rules?: readonly RuleSetRule[];
  /** Names of style sheets. */
  readonly sheets?: string;
}

/** The common configuration of the browser builds of the shell and the remotes. */
export function browserPreset(
  build: BuildIdentity,
  { rules = [cssModulesRule(build)], sheets = '[name].[contenthash:8].css' }: Styles = {},
): Configuration {
  return {
    ...common(build),
    target: ['web', 'es2022'],
    cache: cacheOf(build, 'browser'),
    module: {
      rules: [
        typescript,
        fonts,
        pictures,
        ...rules,
        {
          test: styleSheets,
          exclude: moduleSheets,
          use: [MiniCssExtractPlugin.loader, cssLoader()],
          sideEffects: true,
        },
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: sheets, chunkFilename: sheets }),
      new ClassNamesPlugin(build.dir),
    ],
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      mangleExports: 'size',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { compress: { passes: 3 }, format: { comments: false } },
        }),
        new CssMinimizerPlugin(),
      ],
    },
  };
}

/**
 * The common configuration of server builds: CommonJS for Node, with only class names and URLs instead of
 * files for the browser.
 */
export function serverPreset(build: BuildIdentity): Configuration {
  return {
    ...common(build),
    target: 'node22',
    cache: cacheOf(build, 'server'),
    externalsPresets: { node: true },
    module: {
      rules: [
        typescript,
        fonts,
        pictures,
        {
          test: moduleSheets,
          use: [cssLoader({ modules: cssModules(build, true) })],
        },
        { test: styleSheets, exclude: moduleSheets, type: 'asset/source' },
      ],
      // The browser build has the same files under the same names, including those of `new URL`.
      generator: { asset: { emit: false } },
    },
    optimization: { minimize: false, chunkIds: 'deterministic', moduleIds: 'deterministic' },
  };
}
