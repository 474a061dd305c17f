import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hostProvided } from '@shop/contracts/shared-module';
import type { BuildOptions } from 'esbuild';
import { root } from '../root';

const installedName = (specifier: string) =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

function versionOf(specifier: string): string {
  const file = path.join(root, 'node_modules', installedName(specifier), 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version;
}

/**
 * Scripts next to `shop-remote`, with which `check` opens a remote as the shop does: the code that starts a
 * render process, the program of that process, the shell with the packages that it provides, and a page that
 * loads modules.
 */
export function renderScripts(): Readonly<Record<string, BuildOptions>> {
  const versions = Object.fromEntries([...hostProvided, '@shop/ui'].map((name) => [name, versionOf(name)]));
  const options = (target: 'node' | 'web', file: string): BuildOptions => ({
    entryPoints: [path.join(root, 'shell', file)],
    define: {
      'process.env.NODE_ENV': '"production"',
      SHARED_VERSIONS: JSON.stringify(versions),
      SINGLETONS: JSON.stringify(hostProvided),
      ENV_TARGET: JSON.stringify(target),
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    },
    minify: true,
    // Nothing is shown, so styles and fonts are left out.
    loader: { '.css': 'empty', '.module.css': 'empty', '.woff2': 'empty' },
    ...(target === 'node' ? { format: 'cjs' } : { format: 'esm', platform: 'browser', target: 'es2022' }),
  });
  return {
    'render-process.cjs': options('node', 'renderer/pool/render-process.ts'),
    'render-worker.cjs': options('node', 'renderer/worker/main.ts'),
    'render-shell.cjs': options('node', 'renderer/page/entry.tsx'),
    'open-modules.js': options('web', 'check/open-modules.ts'),
  };
}
