import { createRequire } from 'node:module';
import path from 'node:path';
import { ProvideSharedPlugin } from '@module-federation/enhanced';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration, Module } from 'webpack';
import { BuildManifestPlugin } from './build-manifest-plugin';
import { BuildStatsPlugin } from './build-stats-plugin';
import { browserPreset } from './preset';
import { providedFiles, sharedByHost } from './provided';
import { isRestSheet } from './rest-sheets';
import type { ShellBuild } from './shell-config';

/**
 * The host: a Module Federation build without remotes, which come from the release. All shared packages are eager, so
 * that the entry stays one synchronous script.
 */
export function shellBrowserConfig({ dir, version }: ShellBuild): Configuration {
  const preset = browserPreset({ dir, name: 'shell', version });
  const router = path.join(dir, 'federation/router.ts');
  /** Provided, but not imported from the share scope by the shell, which would cost bytes. */
  const forRemotes = {
    'react-dom/client': createRequire(import.meta.url).resolve('react-dom/client'),
    // The same module as above. A path can be shared under only one name, so this path is spelled
    // differently.
    'react-router': `${path.dirname(router)}/./${path.basename(router)}`,
  };
  return {
    ...preset,
    entry: { main: path.join(dir, 'app/main.ts') },
    // No page of another site loads these files.
    resolve: { ...preset.resolve, conditionNames: ['own-origin', '...'] },
    output: {
      path: path.join(dir, 'dist/browser'),
      clean: true,
      publicPath: '/shell/',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      uniqueName: 'shop_shell',
      chunkLoadTimeout: 8000,
    },
    optimization: {
      ...preset.optimization,
      splitChunks: {
        cacheGroups: {
          rest: {
            type: 'css/mini-extract',
            chunks: 'initial',
            name: 'rest',
            enforce: true,
            test: (module: Module) => isRestSheet(module.nameForCondition() ?? ''),
          },
        },
      },
    },
    plugins: [
      ...(preset.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: sharedByHost({ 'react-router-dom': router }, Object.keys(forRemotes)),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      new ProvideSharedPlugin({ shareScope: 'default', provides: providedFiles(forRemotes) }),
      new BuildManifestPlugin(),
      new BuildStatsPlugin(),
    ],
  };
}
