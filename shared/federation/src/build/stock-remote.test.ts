import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';

const hostVersion = '19.2.9';
const hostReact = { copy: "the host's" };
const require = createRequire(import.meta.url);

let dir: string;
beforeAll(async () => {
  // The runtime warns about a version other than the one the remote was built with.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  dir = await mkdtemp(path.join(tmpdir(), 'stock-remote-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** A remote as in the plugin's documentation, with its own React and without this package. */
async function buildStock(name: string, version: string): Promise<string> {
  const context = path.join(dir, `${name}-${version}`);
  const react = path.join(context, 'node_modules/react');
  await mkdir(react, { recursive: true });
  await writeFile(path.join(react, 'package.json'), JSON.stringify({ name: 'react', version }));
  await writeFile(path.join(react, 'index.js'), `exports.copy = "the remote's";`);
  await writeFile(
    path.join(context, 'package.json'),
    JSON.stringify({ name, dependencies: { react: version } }),
  );
  await writeFile(path.join(context, 'panel.js'), `import { copy } from 'react'; export const react = copy;`);
  const compiler = webpack({
    mode: 'production',
    context,
    entry: {},
    target: 'async-node',
    optimization: { minimize: false },
    output: { path: path.join(context, 'dist'), uniqueName: name },
    plugins: [
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.cjs',
        library: { type: 'commonjs2' },
        exposes: { './panel': './panel.js' },
        shared: { react: { singleton: true } },
        manifest: false,
        dts: false,
      }),
    ],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const broken = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (broken ? reject(broken) : resolve()));
    });
  });
  return path.join(context, 'dist/remoteEntry.cjs');
}

/** The React instance of the remote's panel, in a host that has already used its own, like the shell. */
async function reactIn(name: string, version: string, shares = true): Promise<unknown> {
  const file = await buildStock(name, version);
  const fromDisk: ModuleFederationRuntimePlugin = {
    name: 'from-disk',
    loadEntry: async () => require(file) as Awaited<ReturnType<NonNullable<typeof fromDisk.loadEntry>>>,
  };
  const host = createInstance({
    name: `shell-${name}-${version}-${shares}`,
    remotes: [{ name, entry: `http://localhost/${name}/${version}/remoteEntry.js` }],
    shareStrategy: 'loaded-first',
    shared: shares
      ? {
          react: {
            version: hostVersion,
            get: () => () => hostReact,
            shareConfig: { singleton: true, eager: true, requiredVersion: `^${hostVersion}` },
          },
        }
      : {},
    plugins: [fromDisk],
  });
  if (shares) host.loadShareSync('react');
  return (await host.loadRemote<{ react: unknown }>(`${name}/panel`))?.react;
}

describe.each(['astock', 'xstock'])('a stock remote called %s', (name) => {
  it.each([hostVersion, '19.9.9'])("gets the host's React if it bundles %s", async (version) => {
    expect(await reactIn(name, version)).toBe("the host's");
  });
});

it('uses its own React in a host that does not share React', async () => {
  expect(await reactIn('lonely', hostVersion, false)).toBe("the remote's");
});
