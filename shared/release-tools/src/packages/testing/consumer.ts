import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../root';
import { entriesOf } from '../api/entries';
import type { PackedPackage } from '../pack-packages';
import * as sources from './consumer-sources';

const run = promisify(execFile);

/** A project in a new folder, with only the packed packages of this checkout. */
export interface Consumer {
  readonly dir: string;
  /** Runs Node there. Resolves with its output, and rejects with that if it fails. */
  node(...args: string[]): Promise<string>;
}

/** The project's own dependencies; React's two packages must have the same version. */
const own = ['@types/node', '@types/react', '@types/react-dom', 'react', 'react-dom', '@jest/globals'];

const versionOf = (name: string) =>
  (
    JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

const write = (dir: string, file: string, content: unknown) =>
  writeFileSync(
    path.join(dir, file),
    typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
  );

/** Unpacks the packages into `node_modules`, and links only their declared dependencies from this checkout. */
async function link(dir: string, packed: readonly PackedPackage[]): Promise<void> {
  const modules = path.join(dir, 'node_modules');
  const wanted = new Set(own);
  for (const { folder, tarball } of packed) {
    const place = path.join(modules, '@shop', folder);
    mkdirSync(place, { recursive: true });
    await run('tar', ['-xzf', tarball, '-C', place, '--strip-components=1']);
    const { dependencies, peerDependencies } = JSON.parse(
      readFileSync(path.join(place, 'package.json'), 'utf8'),
    ) as PackedPackage['manifest'];
    for (const name of Object.keys({ ...dependencies, ...peerDependencies })) wanted.add(name);
  }
  for (const name of wanted) {
    const place = path.join(modules, name);
    if (name.startsWith('@shop/')) continue;
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(path.join(root, 'node_modules', name), place, 'dir');
  }
}

/** Optional peers that some entries need. npm installs them only if they are listed. */
const optionalPeers = (packed: readonly PackedPackage[]) =>
  packed.flatMap(({ manifest: { peerDependenciesMeta = {} } }) =>
    Object.keys(peerDependenciesMeta).filter((name) => peerDependenciesMeta[name]?.optional),
  );

/**
 * Creates a project that imports every entry of the packages, with a component, its test and a page. `npm` installs
 * from the registry; `links` takes only seconds and no network.
 */
export async function makeConsumer(
  packed: readonly PackedPackage[],
  how: 'npm' | 'links',
): Promise<Consumer> {
  const dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'shop-packages-')));
  const files = packed.map(({ manifest, tarball }) => [manifest.name, `file:${tarball}`]);
  const others = [...own, ...optionalPeers(packed)].map((name) => [name, versionOf(name)]);
  write(dir, 'package.json', {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: Object.fromEntries([...files, ...others]) as Record<string, string>,
  });
  const entries = packed.flatMap(entriesOf).map(({ specifier }) => specifier);
  write(dir, 'every-entry.ts', sources.everyEntry(entries));
  write(dir, 'page.tsx', sources.page);
  write(dir, 'web.mjs', sources.web);
  write(dir, 'render.mjs', sources.render(entries));
  write(dir, 'page.test.mjs', sources.test);
  write(dir, 'jest.config.mjs', sources.jestConfig(path.join(root, 'node_modules/jest-environment-jsdom')));
  for (const resolution of ['bundler', 'nodenext']) {
    write(dir, `tsconfig.${resolution}.json`, sources.tsconfig(resolution));
  }
  const onWindows = process.platform === 'win32';
  const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  if (how === 'links') await link(dir, packed);
  else await run(onWindows ? 'npm.cmd' : 'npm', install, { cwd: dir, shell: onWindows });
  return {
    dir,
    async node(...args) {
      try {
        return (await run(process.execPath, args, { cwd: dir })).stdout;
      } catch (error) {
        const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
        throw new Error(`node ${args.join(' ')} failed in ${dir}:\n${stdout}${stderr}`, { cause: error });
      }
    },
  };
}
