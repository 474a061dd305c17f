import { createServer } from 'node:http';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { browserPreset, hostProvided, versionOf } from '@shop/federation/build';
import { build } from 'esbuild';
import webpack, { type Configuration } from 'webpack';
import { runIn } from './run-in';

const root = path.resolve(import.meta.dirname, '../..');

/** Bundles a page's script with esbuild, without Module Federation. */
export async function bundle(source: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: path.join(root, 'shell/app'), loader: 'tsx' },
    bundle: true,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'empty', '.css': 'empty' },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** The shop's base styles, which modules on a host's page need. */
export async function bundleStyles(): Promise<string> {
  const sheets = ['tokens', 'fonts', 'base'].map((name) => `@import '@shop/tokens/${name}.css';`);
  const { outputFiles } = await build({
    stdin: { contents: sheets.join('\n'), resolveDir: path.join(root, 'shell/app'), loader: 'css' },
    bundle: true,
    loader: { '.woff2': 'dataurl' },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** Code that shares a host's modules with the shop's remotes, in compatible versions; `missing` is left out. */
export const sharedSource = (missing?: string): string =>
  sharedModules(hostProvided.filter((name) => name !== missing));

const sharedModules = (names: readonly string[]): string =>
  [
    ...names.map((name, index) => `import * as m${index} from '${name}';`),
    'const shared = {',
    ...names.map(
      (name, index) =>
        `  '${name}': { version: '${versionOf(name)}', lib: () => m${index}, shareConfig: { singleton: true, requiredVersion: '^${versionOf(name)}' } },`,
    ),
    '};',
  ].join('\n');

async function compile(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const broken = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (broken ? reject(broken) : resolve()));
    });
  });
}

/** A temporary folder with these files. */
async function folderOf(parent: string, files: Readonly<Record<string, string>>): Promise<string> {
  await mkdir(parent, { recursive: true });
  const dir = await mkdtemp(path.join(parent, 'stock-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), text);
  }
  return dir;
}

/** The scripts of a folder, by URL path. */
export async function scriptsOf(dir: string): Promise<Record<string, string>> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.js'));
  const read = names.map(async (name) => [`/${name}`, await readFile(path.join(dir, name), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(read));
}

/** Imports the shared packages: a build shares only those that it imports. */
const sharedImports = hostProvided.map((name) => `import '${name}';`).join('');

/** Builds a host with `ModuleFederationPlugin` as documented; returns its scripts. */
export async function buildPluginHost(
  remotes: Record<string, string>,
  source: string,
): Promise<Record<string, string>> {
  const dir = await folderOf(path.join(root, '.cache'), {
    'start.ts': `import('./host');`,
    'host.tsx': sharedImports + source,
  });
  const preset = browserPreset({ dir, name: 'stock', version: '1.0.0' });
  const shared = hostProvided.map((name) => [
    name,
    { singleton: true, version: versionOf(name), requiredVersion: `^${versionOf(name)}` },
  ]);
  await compile({
    ...preset,
    cache: false,
    context: path.join(root, 'shell'),
    entry: path.join(dir, 'start.ts'),
    output: { path: path.join(dir, 'dist'), filename: 'host.js', publicPath: '/' },
    resolve: { ...preset.resolve, modules: [path.join(root, 'node_modules')] },
    optimization: { minimize: false },
    plugins: [
      ...(preset.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'stock',
        remotes,
        shared: Object.fromEntries(shared),
        manifest: false,
        dts: false,
      }),
    ],
  });
  const scripts = await scriptsOf(path.join(dir, 'dist'));
  await rm(dir, { recursive: true, force: true });
  return scripts;
}

/** Compiler options with which a host finds the types that the plugin fetches. */
const hostTypes = {
  compilerOptions: {
    ...{ strict: true, noEmit: true, target: 'es2023', module: 'esnext', moduleResolution: 'bundler' },
    ...{ jsx: 'react-jsx', lib: ['es2023', 'dom', 'dom.iterable'], types: [] },
    paths: { '*': ['./@mf-types/*'] },
  },
  files: ['host.ts'],
};

/**
 * Fetches the types of remotes with `ModuleFederationPlugin` as documented, and type-checks a host's source with
 * them. Resolves with the compiler's output.
 */
export async function checkPluginHost(remotes: Record<string, string>, source: string): Promise<string> {
  const dir = await folderOf(path.join(root, '.cache'), {
    'start.js': '',
    'host.ts': source,
    'tsconfig.json': JSON.stringify(hostTypes),
  });
  await compile({
    mode: 'production',
    context: dir,
    entry: './start.js',
    output: { path: path.join(dir, 'dist') },
    plugins: [
      new ModuleFederationPlugin({
        name: 'stock',
        remotes,
        manifest: false,
        dts: { generateTypes: false, consumeTypes: { typesOnBuild: true } },
      }),
    ],
  });
  const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');
  const { output } = await runIn(dir, [compiler, '-p', '.']);
  await rm(dir, { recursive: true, force: true });
  return output;
}

/** Builds a remote without the shop's code, whose module has a lazy chunk; returns its scripts. */
export async function buildStockRemote(): Promise<Record<string, string>> {
  const dir = await folderOf(tmpdir(), {
    'package.json': '{ "name": "stock" }',
    'panel.js': `export const text = () => import(/* webpackChunkName: "lazy" */ './lazy').then(({ text }) => text);`,
    'lazy.js': `export const text = 'as it was published';`,
  });
  await compile({
    mode: 'production',
    context: dir,
    entry: {},
    output: {
      path: path.join(dir, 'dist'),
      publicPath: 'auto',
      chunkFilename: '[name].js',
      uniqueName: 'stock',
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'stock',
        filename: 'remoteEntry.js',
        exposes: { './panel': './panel.js' },
        manifest: false,
        dts: false,
      }),
    ],
  });
  const scripts = await scriptsOf(path.join(dir, 'dist'));
  await rm(dir, { recursive: true, force: true });
  return scripts;
}

/** Serves files from memory, to any origin, on a separate port. */
export async function serve(files: Readonly<Record<string, string>>) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const text = files[pathname];
    const type = { '.js': 'text/javascript', '.css': 'text/css' }[path.extname(pathname)] ?? 'text/html';
    response.writeHead(text === undefined ? 404 : 200, {
      'content-type': `${type}; charset=utf-8`,
      'access-control-allow-origin': '*',
    });
    response.end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, close: () => server.close() };
}
