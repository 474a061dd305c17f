/** What a project can be built by. */
export const bundlers = ['webpack', 'rspack', 'vite'] as const;
export type Bundler = (typeof bundlers)[number];

/** Versions of all packages that a project may install, by name. */
export type Versions = Readonly<Record<string, string>>;

/** What the shop gives to a remote when it runs. */
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

/** What every build carries itself. */
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
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jest',
  'jest-environment-jsdom',
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

export interface ManifestOptions {
  readonly name: string;
  readonly bundler: Bundler;
  readonly versions: Versions;
  /** The versions of Node that the shop's packages run in. */
  readonly node: string;
  /** Where a package of the shop is installed from; from the registry, by a range, when it says nothing. */
  readonly locate?: (name: string, version: string) => string | undefined;
}

/** What a remote asks for that was made with this version: the lowest patch of it, and any newer minor. */
export const rangeOf = (version: string): string => `^${version.replace(/\.\d+$/, '.0')}`;

/**
 * The package.json of a project. What the host gives is among its `peerDependencies`, with the range that the remote asks for, and among its
 * `devDependencies`, with what it is tested and built with.
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
    if (version === undefined) throw new Error(`Nothing is known of the version of ${one}.`);
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
      test: 'node --experimental-vm-modules --no-warnings=ExperimentalWarning node_modules/jest/bin/jest.js',
      types: 'tsc',
    },
    dependencies: entries(built, specOf),
    peerDependencies: entries(fromTheHost, (one) => rangeOf(versionOf(one))),
    devDependencies: entries([...fromTheHost, ...tools, ...toolsOf[bundler]], specOf),
  };
}
