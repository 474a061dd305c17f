import path from 'node:path';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { BuildManifestPlugin } from './build-manifest-plugin';
import { browserPreset, cssModulesRule, type BuildIdentity } from './preset';
import type { ShellBuild } from './shell-config';

/** The whole shop as one application: the shell with all remotes bundled. */
export interface MonolithBuild extends ShellBuild {
  readonly remotes: readonly BuildIdentity[];
  /** The file that imports every exposed module; it replaces the federation host. */
  readonly containers: string;
  /** Chunk of each exposed module, by `<remote>/<module>`. */
  readonly chunks: Readonly<Record<string, string>>;
  readonly out: string;
}

/**
 * The same sources without Module Federation, to measure its cost: one runtime, no shared scope, every package
 * tree-shaken for the whole shop. Class names are those of the separate builds, so that the same server can render
 * it.
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
      // Style sheets are inlined, where a relative URL would point elsewhere.
      { test: /\.woff2?$/, generator: { publicPath: '/shell/' } },
    ],
  });
  return {
    ...preset,
    cache: false,
    entry: { main: path.join(dir, 'app/main.ts') },
    // No page of another site loads these files.
    resolve: { ...preset.resolve, conditionNames: ['own-origin', '...'] },
    output: {
      path: path.join(out, 'browser'),
      clean: true,
      // Absolute, as inlined style sheets are identified by their URL.
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
