import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { RemoteDescriptor } from '@shop/contracts';
import { ownModulePath } from '@shop/contracts/shared-module';
import type { Configuration } from 'webpack';
import { BuildManifestPlugin } from './build-manifest-plugin';
import { BuildStatsPlugin } from './build-stats-plugin';
import { compileAhead } from './compile-ahead';
import { readDescriptor } from './descriptor';
import { IntegrityPlugin } from './integrity-plugin';
import { globalNameOf } from './names';
import { browserPreset, serverPreset } from './preset';
import { hostProvided, ownVersion, sharedByRemote } from './provided';
import { SlimEntryPlugin } from './slim-entry-plugin';

/** A remote to build: its folder, and the version to build it as (its package.json's when absent). */
export interface RemoteBuild {
  readonly dir: string;
  readonly version?: string;
  /** Where the output goes; `dist` of its folder when absent. */
  readonly out?: string;
  /** Exposed modules that shoppers mostly click for, so that a page has fetched them by then: see `compileAhead`. */
  readonly clickedFor?: readonly string[];
}

/** Entry script of every remote's container. */
const entryFile = 'remoteEntry.js';

/** What webpack's own part of the federation runtime is imported as; the host publishes it beside the core. */
const bundlerRuntime = /@module-federation\/webpack-bundler-runtime\//;

const exposedFile = (module: string) => `./src/expose/${module}.tsx`;
const chunkName = (module: string) => `expose-${module}`;

/** Throws an Error that names what the remote does not expose. */
function filesClickedFor({ clickedFor = [] }: RemoteBuild, { name, exposes }: RemoteDescriptor): string[] {
  const unknown = clickedFor.find((module) => !exposes.includes(module));
  if (unknown) throw new Error(`"${unknown}" is in "clickedFor" of ${name}, which does not expose it`);
  return clickedFor.map((module) => `${chunkName(module)}.js`);
}

function identify({ dir, version, out }: RemoteBuild) {
  const descriptor = readDescriptor(dir);
  const build = { dir, name: descriptor.name, version: version ?? descriptor.version };
  return { descriptor, build, out: out ?? path.join(dir, 'dist') };
}

/** The browser build of a remote: a container that takes everything shared, and the federation runtime, from the host. */
export function remoteBrowserConfig(remote: RemoteBuild): Configuration {
  const { descriptor, build, out } = identify(remote);
  const preset = browserPreset(build, { sheets: '[id].css' });
  const globalName = globalNameOf(build.name, build.version);
  return {
    ...preset,
    entry: {},
    externals: [
      ({ request = '' }, done) =>
        bundlerRuntime.test(request) ? done(undefined, 'var _FEDERATION_BUNDLER_RUNTIME()') : done(),
    ],
    output: {
      path: path.join(out, 'browser'),
      clean: true,
      publicPath: 'auto',
      // A version's files lie in a folder of its own and never change, so that their names need no hash of them.
      filename: '[name].js',
      chunkFilename: '[id].js',
      uniqueName: globalName,
      chunkLoadTimeout: 8000,
      crossOriginLoading: 'anonymous',
    },
    plugins: [
      ...(preset.plugins ?? []),
      new ModuleFederationPlugin({
        name: build.name,
        filename: entryFile,
        library: { type: 'var', name: globalName },
        exposes: Object.fromEntries(
          descriptor.exposes.map((module) => [
            `./${module}`,
            { import: exposedFile(module), name: chunkName(module) },
          ]),
        ),
        shared: sharedByRemote(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      new SlimEntryPlugin(),
      compileAhead(filesClickedFor(remote, descriptor)),
      new IntegrityPlugin(),
      new BuildStatsPlugin(),
      new BuildManifestPlugin(
        Object.fromEntries(descriptor.exposes.map((module) => [module, chunkName(module)])),
      ),
    ],
  };
}

const externalNames = new Set<string>([...hostProvided, ...ownVersion, 'react-dom']);

const ownNames = new Set<string>(ownVersion);

/** The copies of packages that are no singletons, which a build carries for a shell whose version does not do. */
const ownCopies = Object.fromEntries(
  ownVersion.map((name) => [ownModulePath(name).replace(/\.cjs$/, ''), name]),
);

/**
 * The server build of the same modules: plain CommonJS, linked at render time against the shell's instances. What may come
 * from the remote itself lies beside them as a module of its own, so that the linker can choose.
 */
export function remoteServerConfig(remote: RemoteBuild): Configuration {
  const { descriptor, build, out } = identify(remote);
  return {
    ...serverPreset(build),
    entry: {
      ...Object.fromEntries(descriptor.exposes.map((module) => [module, exposedFile(module)])),
      ...ownCopies,
    },
    externals: [
      ({ request = '', contextInfo }, done) => {
        const isEntry = contextInfo?.issuer === '';
        const isCopy = isEntry && ownNames.has(request);
        return externalNames.has(request) && !isCopy ? done(undefined, `commonjs ${request}`) : done();
      },
    ],
    output: {
      path: path.join(out, 'server'),
      clean: true,
      filename: '[name].cjs',
      chunkFilename: '[name].[contenthash:8].cjs',
      library: { type: 'commonjs2' },
      uniqueName: `${globalNameOf(build.name, build.version)}_server`,
    },
  };
}
