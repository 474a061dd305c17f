/** The bundlers of a project. */
export const bundlers = ['webpack', 'rspack', 'vite'] as const;
export type Bundler = (typeof bundlers)[number];

/** Versions of all packages that a project may install, by name. */
export type Versions = Readonly<Record<string, string>>;

/** Packages that the host provides at run time. */
const fromTheHost = [
  '@shop/api-client',
  '@shop/config',
  '@shop/contracts',
  '@shop/money',
  '@shop/store',
  '@shop/ui',
  'react',
  'react-dom',
  'react-router-dom',
];

/** Packages that every build bundles. */
const built = ['@shop/remote-kit'];

const tools = [
  '@jest/globals',
  '@module-federation/runtime',
  '@shop/federation',
  '@shop/packer',
  '@shop/testing',
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jest',
  'jest-environment-jsdom',
  'react-router',
  'typescript',
];

const toolsOf: Readonly<Record<Bundler, readonly string[]>> = {
  webpack: [
    '@module-federation/enhanced',
    'adm-zip',
    'css-loader',
    'css-minimizer-webpack-plugin',
    'esbuild',
    'mini-css-extract-plugin',
    'terser-webpack-plugin',
    'ts-loader',
    'webpack',
    'webpack-cli',
  ],
  rspack: ['@module-federation/enhanced', '@rspack/cli', '@rspack/core'],
  vite: ['@module-federation/vite', 'vite'],
};

const buildOf: Readonly<Record<Bundler, string>> = {
  webpack: 'webpack',
  rspack: 'rspack build',
  vite: 'vite build && vite build --mode server',
};

/** Every package that some project installs. */
export const installed: readonly string[] = [
  ...new Set([...fromTheHost, ...built, ...tools, ...Object.values(toolsOf).flat()]),
].sort();

interface ManifestOptions {
  readonly name: string;
  readonly bundler: Bundler;
  readonly versions: Versions;
  /** The versions of Node that the shop's packages run in. */
  readonly node: string;
  /** The location of a package of the shop; undefined to install it from the registry by its range. */
  readonly locate?: (name: string, version: string) => string | undefined;
}

/** The range for a remote that was created with this version: its lowest patch, and any newer minor. */
export const rangeOf = (version: string): string => `^${version.replace(/\.\d+$/, '.0')}`;

/**
 * The package.json of a project. Host-provided packages are in its `peerDependencies`, with the range that the remote requires, and in its
 * `devDependencies`, with the version that it is tested and built with.
 */
export function projectManifest({
  name,
  bundler,
  versions,
  node,
  locate = () => undefined,
}: ManifestOptions) {
  const versionOf = (one: string) => {
    const version = versions[one];
    if (version === undefined) throw new Error(`The version of ${one} is unknown.`);
    return version;
  };
  const specOf = (one: string) => {
    const version = versionOf(one);
    if (!one.startsWith('@shop/')) return version;
    return locate(one, version) ?? rangeOf(version);
  };
  const entries = (names: readonly string[], value: (one: string) => string) =>
    Object.fromEntries([...names].sort().map((one) => [one, value(one)]));
  return {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node },
    scripts: {
      dev: 'shop-remote dev',
      build: buildOf[bundler],
      // By name, as a workspace may have Jest in the folder of the repository.
      test: `node --experimental-vm-modules --no-warnings=ExperimentalWarning -e "require('jest').run(process.argv.slice(1))" --`,
      types: 'tsc',
    },
    dependencies: entries(built, specOf),
    peerDependencies: entries(fromTheHost, (one) => rangeOf(versionOf(one))),
    devDependencies: entries([...fromTheHost, ...tools, ...toolsOf[bundler]], specOf),
  };
}

/** Tested versions of packages that the template uses and the shop does not install. */
export const bundlerVersions: Versions = { '@rspack/cli': '2.2.8' };
