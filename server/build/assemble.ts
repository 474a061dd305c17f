import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildFolders, finishedBuilds } from '../src/builds/build';
import { home } from '../src/home';
import { serverDist } from './build-server';
import { productionPackages, type Lockfile } from './production-lock';

const workspace = 'server';

const readJson = async <T>(file: string) => JSON.parse(await readFile(path.join(home, file), 'utf8')) as T;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly engines?: object;
}

export interface Assembled {
  /** Paths of the packages that `npm ci` installs there. */
  readonly packages: readonly string[];
}

/**
 * Writes the deployment into an empty folder: the built server, shell, console, office and remotes, the sample shop, and a lockfile
 * with the server's runtime dependencies only. Install it with `npm ci`. Throws an Error if something is not built.
 */
export async function assemble(into: string): Promise<Assembled> {
  const { shell, publicDir, consoleDir, office, remotes } = finishedBuilds(home);
  const samples = ['data', 'media', 'clips'].map((name) => path.join(home, 'samples', name));
  const builds = [...remotes.keys()].map((name) => buildFolders(home).remote(name));
  await mkdir(into, { recursive: true });
  for (const from of [serverDist, shell.dir, publicDir, consoleDir, office.dir, ...builds, ...samples])
    await cp(from, path.join(into, path.relative(home, from)), { recursive: true });

  const lock = await readJson<Lockfile>('package-lock.json');
  const packages = productionPackages(workspace, lock);
  const root = await readJson<Manifest>('package.json');
  const server = await readJson<Manifest & { readonly type: string }>('server/package.json');
  const own = { name: root.name, version: root.version, private: true, workspaces: [workspace] };
  const { name, version, type, dependencies } = server;
  const link = `node_modules/${name}`;
  const entries = [
    ['', { ...own, engines: root.engines }],
    [workspace, { name, version, dependencies }],
    [link, { resolved: workspace, link: true }],
    ...packages.map((place) => [place, lock.packages[place]] as const),
  ] as const;
  const write = (file: string, value: unknown) =>
    writeFile(path.join(into, file), `${JSON.stringify(value, null, 2)}\n`);
  await write('package.json', { ...own, engines: root.engines });
  await write('server/package.json', { name, version, private: true, type, dependencies });
  await write('package-lock.json', {
    name: own.name,
    version: own.version,
    lockfileVersion: lock.lockfileVersion,
    requires: true,
    packages: Object.fromEntries(entries),
  });
  return { packages };
}
