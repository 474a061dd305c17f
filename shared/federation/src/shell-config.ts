import path from 'node:path';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { BuildManifestPlugin } from './build-manifest-plugin';
import { BuildStatsPlugin } from './build-stats-plugin';
import { browserPreset, serverPreset } from './preset';
import { facadeAliases, hostProvided, lentVersions } from './provided';
import { SlimEntryPlugin } from './slim-entry-plugin';
import { slimAliases, slimRules } from './slim-vendors';

/** The shell to build; facades map a provided package to the file that stands in for it. */
export interface ShellBuild {
  readonly dir: string;
  readonly version: string;
  readonly facades: Readonly<Record<string, string>>;
}

/** The host: everything shared in the first chunk, and no federation of its own: it opens containers by itself. */
export function shellBrowserConfig({ dir, version, facades }: ShellBuild): Configuration {
  const preset = browserPreset({ dir, name: 'shell', version });
  return {
    ...preset,
    entry: { main: path.join(dir, 'src/main.tsx') },
    output: {
      path: path.join(dir, 'dist/browser'),
      clean: true,
      publicPath: '/shell/',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      uniqueName: 'shop_shell',
      chunkLoadTimeout: 8000,
    },
    resolve: {
      ...preset.resolve,
      alias: { ...facadeAliases(facades), ...slimAliases },
    },
    module: { ...preset.module, rules: [...(preset.module?.rules ?? []), ...slimRules] },
    plugins: [
      ...(preset.plugins ?? []),
      new webpack.DefinePlugin({ LENT_VERSIONS: JSON.stringify(lentVersions()) }),
      new SlimEntryPlugin(),
      new BuildManifestPlugin(),
      new BuildStatsPlugin(),
    ],
  };
}

/**
 * The same shell for Node, with the instances of everything shared that remotes are linked against, and the program of the
 * processes that it renders in.
 */
export function shellServerConfig({ dir, version, facades }: ShellBuild): Configuration {
  return {
    ...serverPreset({ dir, name: 'shell', version }),
    entry: {
      shell: path.join(dir, 'server/render/entry.tsx'),
      'render-worker': path.join(dir, 'server/worker/main.ts'),
    },
    plugins: [
      new webpack.DefinePlugin({
        LENT_VERSIONS: JSON.stringify(lentVersions()),
        LENT_ONCE: JSON.stringify(hostProvided),
      }),
    ],
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: facadeAliases(facades),
    },
    output: {
      path: path.join(dir, 'dist/server'),
      clean: true,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      uniqueName: 'shop_shell_server',
    },
  };
}

/** The shell's service worker: one file under a name that stays, as a browser asks for it again by that name. */
export function shellWorkerConfig({ dir, version }: Omit<ShellBuild, 'facades'>): Configuration {
  return {
    ...browserPreset({ dir, name: 'shell', version }),
    target: ['webworker', 'es2022'],
    entry: { 'service-worker': path.join(dir, 'service-worker/main.ts') },
    output: { path: path.join(dir, 'dist/worker'), clean: true, filename: '[name].js' },
    plugins: [],
    // Small enough to build anew, and a cache of the browser preset's name would be the shell's own.
    cache: false,
  };
}
