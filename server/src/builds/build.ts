import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readBuildRecord, type BuildRecord } from './build-record';

/** A package's build, in a folder. */
export interface Build {
  readonly dir: string;
  readonly source: string;
  readonly version: string;
  /** Runs with the folder locked against builds. */
  use<T>(work: () => Promise<T>): Promise<T>;
}

/** What a process publishes when it starts. */
export interface ShopBuilds {
  readonly shell: Build;
  /** Files that the shop serves at its root. */
  readonly publicDir: string;
  /** Style and script of the registry's console. */
  readonly consoleDir: string;
  /** The pages of the office. */
  readonly office: Build;
  /** By name. */
  readonly remotes: ReadonlyMap<string, Build>;
}

/** Paths of builds in a checkout, and in a deployment. */
export const buildFolders = (home: string) => ({
  shell: path.join(home, 'shell/dist'),
  publicDir: path.join(home, 'shell/public'),
  consoleDir: path.join(home, 'registry/console/dist'),
  office: path.join(home, 'office/dist'),
  remote: (name: string) => path.join(home, `mfe-${name}`, 'dist'),
});

/** The record of a build. Throws an Error about what to do when there is none. */
export function recordOf(dir: string): BuildRecord {
  const record = readBuildRecord(dir);
  if (!record) throw new Error(`There is no complete build in ${dir}. Run "npm run build" first.`);
  return record;
}

/** A build that is not changed any more. */
function finished(dir: string): Build {
  const { source, version } = recordOf(dir);
  return { dir, source, version, use: (work) => work() };
}

/** The builds below a folder as they are. Throws an Error for a shell or an office that is not built. */
export function finishedBuilds(home: string): ShopBuilds {
  const { shell, publicDir, consoleDir, office, remote } = buildFolders(home);
  const names = readdirSync(home)
    .filter((folder) => folder.startsWith('mfe-'))
    .map((folder) => folder.slice('mfe-'.length))
    .filter((name) => existsSync(remote(name)));
  const remotes = new Map(names.map((name) => [name, finished(remote(name))]));
  return { shell: finished(shell), publicDir, consoleDir, office: finished(office), remotes };
}
