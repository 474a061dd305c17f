// @ts-check
import path from 'node:path';
import { federation } from '@module-federation/vite';
import { build } from 'vite';
import { containerName, stockShared } from './project.mjs';

/**
 * Configures both containers of a remote for Vite and its plugin, as documented. @param {import('./project.mjs').StockProject}
 * project
 */
export async function buildWithVite({ dir, name }) {
  const container = {
    name: containerName(name),
    exposes: { './page': './src/page.js' },
    shared: stockShared,
    dts: false,
  };
  const common = {
    root: dir,
    configFile: /** @type {const} */ (false),
    base: '',
    logLevel: /** @type {const} */ ('warn'),
  };
  const output = { target: 'esnext', rolldownOptions: { input: path.join(dir, 'src/page.js') } };
  await build({
    ...common,
    plugins: [federation({ ...container, filename: 'remoteEntry.js', manifest: true })],
    build: {
      ...output,
      outDir: path.join(dir, 'dist/browser'),
      // The default path starts with a dot, which published paths must not.
      manifest: 'vite-manifest.json',
    },
  });
  await build({
    ...common,
    plugins: [federation({ ...container, filename: 'remoteEntry.mjs', target: 'node' })],
    // Without these two, chunks load stylesheets into a document, which a server lacks.
    build: {
      ...output,
      outDir: path.join(dir, 'dist/server'),
      minify: false,
      modulePreload: false,
      cssCodeSplit: false,
    },
  });
}
