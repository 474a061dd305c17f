import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { globalNameOf } from './names';
import { PackageListPlugin } from './packages';
import { serverPreset } from './preset';
import { sharedByRemote } from './provided';
import { exposedFile, identify, isInstalled, publicPathOf, type RemoteBuild } from './remote-build';

/** Entry of every remote's container for Node, in the folder of the server build. */
export const serverEntryFile = 'remoteEntry.cjs';

/**
 * The server build of the same modules: a container for Node, whose chunks are loaded by `require`. The host provides
 * all shared packages and the runtime's core; non-singletons are also bundled, for hosts with an incompatible
 * version.
 */
export function remoteServerConfig(remote: RemoteBuild): Configuration {
  const { descriptor, manifest, build, out } = identify(remote);
  // One process may have two versions of a remote, and instances are identified by name.
  const name = globalNameOf(build.name, build.version);
  return {
    ...serverPreset(build),
    // For `shop-remote check`, which does not publish them.
    devtool: isInstalled ? 'hidden-source-map' : false,
    entry: {},
    output: {
      path: path.join(out, 'server'),
      clean: true,
      publicPath: publicPathOf(build),
      filename: '[name].cjs',
      chunkFilename: '[id].cjs',
      chunkLoading: 'require',
      globalObject: 'globalThis',
      // Rethrows a module's error on each require. Without it, a second require returns partial exports.
      strictModuleErrorHandling: true,
      uniqueName: `${name}_server`,
    },
    plugins: [
      new ModuleFederationPlugin({
        name,
        filename: serverEntryFile,
        library: { type: 'commonjs-module' },
        exposes: Object.fromEntries(
          descriptor.exposes.map((module) => [
            `./${module}`,
            { import: exposedFile(module), name: `expose-${module}` },
          ]),
        ),
        shared: sharedByRemote(manifest, build.dir),
        manifest: false,
        dts: false,
        dev: false,
        experiments: { externalRuntime: true, optimization: { target: 'node', disableSnapshot: true } },
      }),
      new PackageListPlugin(),
    ],
  };
}
