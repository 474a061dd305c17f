import path from 'node:path';
import { readDescriptor, readManifest } from './descriptor';

/** A remote to build: its folder, and the version to build it as (its package.json's when absent). */
export interface RemoteBuild {
  readonly dir: string;
  readonly version?: string;
  /** The output folder; `dist` of its folder when absent. */
  readonly out?: string;
  /** Exposed modules that are mostly prefetched: see `compileAhead`. */
  readonly clickedFor?: readonly string[];
  /** False leaves `mf-manifest.json` out, which fails in the plugin with hot updates. */
  readonly manifest?: boolean;
}

/** The source of an exposed module, beside the remote's package.json. */
export const exposedFile = (module: string) => `./src/expose/${module}.tsx`;

/** Where the shop serves a version's files. Markup from its server build has addresses below it. */
export const publicPathOf = ({
  name,
  version,
}: {
  readonly name: string;
  readonly version: string;
}): string => `/remotes/${name}/${version}/`;

/** A build's name and output folder. Throws an Error that names what is wrong with `remote.json`. */
export function identify({ dir, version, out }: RemoteBuild) {
  const descriptor = readDescriptor(dir);
  const build = { dir, name: descriptor.name, version: version ?? descriptor.version };
  return { descriptor, manifest: readManifest(dir), build, out: out ?? path.join(dir, 'dist') };
}
