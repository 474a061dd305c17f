import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { RemoteDescriptor } from '@shop/contracts';
import webpack, { type Configuration } from 'webpack';
import type {} from 'webpack-dev-server';
import { BuildManifestPlugin } from './build-manifest-plugin';
import { BuildStatsPlugin } from './build-stats-plugin';
import { globalNameOf } from './names';
import { PackageListPlugin } from './packages';
import { browserPreset } from './preset';
import { sharedByRemote } from './provided';
import { exposedFile, identify, type RemoteBuild } from './remote-build';
import { nameStandaloneEntry, StandaloneEntryPlugin } from './standalone-entry-plugin';
import { nameTypes, TypesPlugin } from './types/types-plugin';

/** A magic comment that Chromium reads at the start of a script. */
const hint = '//# allFunctionsCalledOnLoad';

/**
 * Makes the browser compile every function of these files eagerly instead of lazily. Use it for pages that are
 * prefetched while the current page is idle; code that runs only partly would start later.
 */
export const compileAhead = (files: readonly string[]): webpack.BannerPlugin =>
  new webpack.BannerPlugin({
    banner: hint,
    raw: true,
    include: [...files],
    // After the minimizer, which removes comments.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

/** Entry script of every remote's container, for hosts that publish the federation runtime. */
const entryFile = 'remoteEntry.js';

/** The entry for all other hosts; the manifest names this one. */
const standaloneEntryFile = 'remoteEntry.standalone.js';

const chunkName = (module: string) => `expose-${module}`;

/** Throws an Error that names a module which the remote does not expose. */
function filesClickedFor({ clickedFor = [] }: RemoteBuild, { name, exposes }: RemoteDescriptor): string[] {
  const unknown = clickedFor.find((module) => !exposes.includes(module));
  if (unknown) throw new Error(`"${unknown}" is in "clickedFor" of ${name}, which does not expose it`);
  return clickedFor.map((module) => `${chunkName(module)}.js`);
}

/**
 * The browser build of a remote: a container that gets all shared packages and the core of the federation runtime
 * from its host.
 */
export function remoteBrowserConfig(remote: RemoteBuild): Configuration {
  const { descriptor, manifest, build, out } = identify(remote);
  const preset = browserPreset(build, { sheets: '[id].css' });
  const globalName = globalNameOf(build.name, build.version);
  return {
    ...preset,
    entry: {},
    output: {
      path: path.join(out, 'browser'),
      clean: true,
      publicPath: 'auto',
      // A version's files are in a separate folder and never change, so their names need no hash.
      filename: '[name].js',
      chunkFilename: '[id].js',
      uniqueName: globalName,
      chunkLoadTimeout: 8000,
      crossOriginLoading: 'anonymous',
    },
    optimization: { ...preset.optimization, chunkIds: 'named' },
    // `npx webpack serve` serves the container to hosts of any origin, without live reload.
    devServer: {
      headers: { 'access-control-allow-origin': '*' },
      static: false,
      client: false,
      hot: false,
      liveReload: false,
    },
    plugins: [
      ...(preset.plugins ?? []),
      new ModuleFederationPlugin({
        name: globalName,
        filename: entryFile,
        library: { type: 'var', name: globalName },
        exposes: Object.fromEntries(
          descriptor.exposes.map((module) => [
            `./${module}`,
            { import: exposedFile(module), name: chunkName(module) },
          ]),
        ),
        shared: sharedByRemote(manifest, build.dir),
        shareStrategy: 'loaded-first',
        manifest: remote.manifest !== false && {
          additionalData(data) {
            nameStandaloneEntry(standaloneEntryFile, data);
            nameTypes(data);
          },
        },
        dts: false,
        dev: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      new StandaloneEntryPlugin(globalName, entryFile, standaloneEntryFile),
      new TypesPlugin(
        remote.dir,
        Object.fromEntries(descriptor.exposes.map((module) => [module, exposedFile(module)])),
      ),
      compileAhead(filesClickedFor(remote, descriptor)),
      new BuildStatsPlugin(),
      new PackageListPlugin(),
      new BuildManifestPlugin(
        Object.fromEntries(descriptor.exposes.map((module) => [module, chunkName(module)])),
      ),
    ],
  };
}
