import type { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { buildManifestFile, type BuildManifest } from '@shop/federation/build';
import { hotUpdates } from '@shop/federation/dev';
import type { ExposeAssets } from '@shop/contracts';
import webpack, { type Compiler, type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

interface Options {
  readonly host: string;
  readonly port: number;
  readonly configs: readonly Configuration[];
  /** Handles requests that are not for a file of a build. */
  readonly fallback: (builds: DevBuilds) => RequestListener;
}

export interface DevBuilds {
  /** URLs of an entry's files, by the name of its build. */
  entryOf(name: string): ExposeAssets;
}

function readManifest({ outputFileSystem, options }: Compiler): BuildManifest {
  const file = path.join(options.output.path ?? '', buildManifestFile);
  const fs = outputFileSystem as unknown as { readFileSync: typeof readFileSync };
  return JSON.parse(fs.readFileSync(file, 'utf8')) as BuildManifest;
}

/** Serves builds from memory, notifies the page of changes, and waits until each is built once. */
export async function startDevServer({ host, port, configs, fallback }: Options): Promise<void> {
  const compiler = webpack([...configs]);
  if (!compiler) throw new Error('webpack returned no compiler.');
  const builds: DevBuilds = {
    entryOf(name) {
      const build = compiler.compilers.find((one) => one.options.name === name);
      if (!build) throw new Error(`There is no build "${name}".`);
      const { entry } = readManifest(build);
      // After a change the entry's files include hot updates, which are only for open pages.
      const whole = (file: string) => !file.startsWith(hotUpdates);
      const address = (file: string) => `${String(build.options.output.publicPath)}${file}`;
      return { js: entry.js.filter(whole).map(address), css: entry.css.map(address) };
    },
  };
  const server = new WebpackDevServer(
    {
      host,
      port,
      hot: true,
      liveReload: false,
      static: false,
      client: { logging: 'warn', overlay: { errors: true, warnings: false, runtimeErrors: false } },
      setupMiddlewares: (middlewares) => [...middlewares, fallback(builds)],
    },
    compiler,
  );
  await server.start();
  await new Promise((resolve) => server.middleware?.waitUntilValid(resolve));
}
