import path from 'node:path';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { BuildManifestPlugin } from './build-manifest-plugin';
import { browserPreset, cssModulesRule, type BuildIdentity } from './preset';
import type { ShellBuild } from './shell-config';

/** All of the shop as one application: the shell, and the remotes whose modules it holds itself. */
export interface MonolithBuild extends ShellBuild {
  readonly remotes: readonly BuildIdentity[];
  /** The file that imports every exposed module; it stands in for the federation host. */
  readonly containers: string;
  /** Chunk of each exposed module, by `<remote>/<module>`. */
  readonly chunks: Readonly<Record<string, string>>;
  readonly out: string;
}

/**
 * The same sources without federation, to measure what it costs: one runtime, nothing shared by name, every package cut
 * to what the whole shop uses of it. Class names are those of the separate builds, so that the same server renders it.
 */
export function monolithConfig({
  dir,
  version,
  remotes,
  containers,
  chunks,
  out,
}: MonolithBuild): Configuration {
  const shell = { dir, name: 'shell', version };
  const remoteDirs = remotes.map((remote) => `${remote.dir}${path.sep}`);
  const preset = browserPreset(shell, {
    rules: [
      { ...cssModulesRule(shell), exclude: remoteDirs },
      ...remotes.map((remote, index) => ({ ...cssModulesRule(remote), include: remoteDirs[index] })),
      // Style sheets stand in the document, where an address beside the sheet would lead elsewhere.
      { test: /\.woff2?$/, generator: { publicPath: '/shell/' } },
    ],
  });
  return {
    ...preset,
    cache: false,
    entry: { main: path.join(dir, 'client/main.ts') },
    output: {
      path: path.join(out, 'browser'),
      clean: true,
      // Full addresses: a style sheet that stands in the document is known by its own.
      publicPath: 'auto',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      uniqueName: 'shop_monolith',
    },
    plugins: [
      ...(preset.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/\/remote-host$/, containers),
      new BuildManifestPlugin(chunks),
    ],
  };
}
