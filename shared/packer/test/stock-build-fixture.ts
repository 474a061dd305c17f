import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack, { type Configuration } from 'webpack';

function run(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}

/** A remote of a stock webpack project with the Module Federation plugin. */
export async function buildStockRemote(dir: string): Promise<void> {
  await mkdir(path.join(dir, 'src'), { recursive: true });
  const page = path.join(dir, 'src/page.js');
  await writeFile(
    page,
    "import { useState } from 'react';\nexport const Component = () => useState('gifts')[0];\n",
  );
  await writeFile(path.join(dir, 'src/index.js'), '');
  const common: Configuration = { mode: 'production', context: dir, devtool: false, entry: './src/index.js' };
  const container = {
    name: 'gifts_3_0_0',
    dts: false,
    exposes: { './page': './src/page.js' },
    shared: { react: { singleton: true, import: false, requiredVersion: '^19.0.0' } },
  } as const;
  await run({
    ...common,
    output: { path: path.join(dir, 'dist/browser'), publicPath: 'auto', uniqueName: 'gifts_3_0_0' },
    plugins: [new ModuleFederationPlugin({ ...container, filename: 'remoteEntry.js', manifest: true })],
  });
  await run({
    ...common,
    target: 'node',
    output: { path: path.join(dir, 'dist/server'), uniqueName: 'gifts_3_0_0_server' },
    plugins: [
      new ModuleFederationPlugin({
        ...container,
        filename: 'remoteEntry.cjs',
        manifest: false,
        library: { type: 'commonjs-module' },
      }),
    ],
  });
}
