import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { createHash } from 'node:crypto';
import type { ContainerOnDisk } from './container-files';

/** A package that the remote has installed. */
export interface InstalledPackage {
  readonly version: string;
  /** How the remote shares it; with `import: false` it does not bundle a copy. */
  readonly share: {
    readonly singleton?: boolean;
    readonly requiredVersion?: string;
    readonly import?: false;
  };
}

export interface StockRemote {
  readonly name: string;
  /** Source of the module `./page`. */
  readonly page: string;
  /** Other sources in the same folder, by file. */
  readonly files?: Readonly<Record<string, string>>;
  readonly packages?: Readonly<Record<string, InstalledPackage>>;
}

/** Name of a stock build's entry. */
export const stockEntry = 'remoteEntry.js';

/** sha384 of all files in a folder. */
export async function onDisk(folder: string): Promise<ContainerOnDisk> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  const integrity = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    const digest = createHash('sha384')
      .update(await readFile(file))
      .digest('base64');
    return [path.relative(folder, file), `sha384-${digest}`] as const;
  });
  return { folder, integrity: Object.fromEntries(await Promise.all(integrity)) };
}

async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/**
 * Builds a stock remote, without this package: webpack's target for Node and `ModuleFederationPlugin`
 * with its defaults. Each package exports `{ from: '<remote> <version>' }`. Resolves with the build.
 */
export async function buildStockRemote(dir: string, remote: StockRemote): Promise<ContainerOnDisk> {
  const { name, page, files = {}, packages = {} } = remote;
  const context = path.join(dir, name);
  await write(context, {
    'package.json': JSON.stringify({ name, version: '1.0.0' }),
    'page.js': page,
    ...files,
  });
  for (const [id, { version }] of Object.entries(packages)) {
    await write(path.join(context, 'node_modules', id), {
      'package.json': JSON.stringify({ name: id, version, main: 'index.js' }),
      'index.js': `exports.from = ${JSON.stringify(`${name} ${version}`)};`,
    });
  }
  const out = path.join(context, 'dist');
  const config: Configuration = {
    mode: 'production',
    context,
    target: 'node22',
    entry: {},
    cache: false,
    output: { path: out, uniqueName: name },
    optimization: { minimize: false },
    plugins: [
      new ModuleFederationPlugin({
        name,
        filename: stockEntry,
        library: { type: 'commonjs-module' },
        exposes: { './page': './page.js' },
        shared: Object.fromEntries(Object.entries(packages).map(([id, { share }]) => [id, share])),
        dts: false,
        manifest: false,
      }),
    ],
  };
  const compiler = webpack(config);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const broken = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (broken ? reject(broken) : resolve()));
    });
  });
  return onDisk(out);
}
