import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteDescriptor, ShellContract } from '@shop/contracts';
import type { BuildOrigin } from '@shop/protocol';

/** The registry's record of a remote, without its files. */
export interface RemoteFacts {
  readonly descriptor: RemoteDescriptor;
  readonly globalName: string;
  /** Path of the container's entry for Node, inside the folder of this build. */
  readonly serverEntry: string;
  /** Ranges of shared packages that the build needs from the host. */
  readonly required: Readonly<Record<string, string>>;
  /** Versions of bundled copies of shared packages. */
  readonly provided: Readonly<Record<string, string>>;
}

/** The source and version of a build, stored next to the output for deployments without sources. */
export interface BuildRecord {
  /** Fingerprint of the sources. */
  readonly source: string;
  readonly version: string;
  readonly git: string | null;
  /** Absent in older records. */
  readonly origin?: BuildOrigin;
  readonly remote?: RemoteFacts;
  readonly shell?: ShellContract;
}

const fileOf = (dir: string) => path.join(dir, 'build.json');

/** The bill of materials of a remote's build. It is outside the published folders. */
export const sbomOf = (dir: string): string => path.join(dir, 'sbom.json');

/** Reads the record of the last complete build in a folder; undefined for none. */
export function readBuildRecord(dir: string): BuildRecord | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(dir), 'utf8')) as BuildRecord;
  } catch {
    return undefined;
  }
}

export function writeBuildRecord(dir: string, record: BuildRecord): void {
  writeFileSync(fileOf(dir), `${JSON.stringify(record, null, 2)}\n`);
}

/** A package's build, in a folder. */
export interface Build {
  readonly dir: string;
  readonly source: string;
  readonly version: string;
  /** Runs with the folder locked against builds. */
  use<T>(work: () => Promise<T>): Promise<T>;
}

/** The builds that a process publishes at startup. */
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

/** Paths of builds in a checkout and in a deployment. */
export const buildFolders = (home: string) => ({
  shell: path.join(home, 'shell/dist'),
  publicDir: path.join(home, 'shell/public'),
  consoleDir: path.join(home, 'registry/console-client/dist'),
  office: path.join(home, 'office/dist'),
  remote: (name: string) => path.join(home, `mfe-${name}`, 'dist'),
});

/** The record of a build. Throws an Error with instructions if it is missing. */
export function recordOf(dir: string): BuildRecord {
  const record = readBuildRecord(dir);
  if (!record) throw new Error(`${dir} does not contain a complete build. Run "npm run build" first.`);
  return record;
}

/** A finished build. */
function finished(dir: string): Build {
  const { source, version } = recordOf(dir);
  return { dir, source, version, use: (work) => work() };
}

/** The existing builds below a folder. Throws an Error if the shell or the office is not built. */
export function finishedBuilds(home: string): ShopBuilds {
  const { shell, publicDir, consoleDir, office, remote } = buildFolders(home);
  const names = readdirSync(home)
    .filter((folder) => folder.startsWith('mfe-'))
    .map((folder) => folder.slice('mfe-'.length))
    .filter((name) => existsSync(remote(name)));
  const remotes = new Map(names.map((name) => [name, finished(remote(name))]));
  return { shell: finished(shell), publicDir, consoleDir, office: finished(office), remotes };
}
