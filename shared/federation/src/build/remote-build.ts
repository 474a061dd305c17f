import path from 'node:path';
import { readDescriptor, readManifest } from './descriptor';

/** A remote to build: its folder, and the version to build it as (its package.json's when absent). */
export interface RemoteBuild {
  readonly dir: string;
  readonly version?: string;
  /** Where the output goes; `dist` of its folder when absent. */
  readonly out?: string;
  /** Exposed modules that shoppers mostly click for, so that a page has fetched them by then: see `compileAhead`. */
  readonly clickedFor?: readonly string[];
  /** False leaves `mf-manifest.json` out, of which the plugin makes an error as soon as there are hot updates. */
  readonly manifest?: boolean;
}

/** The source of an exposed module, beside the remote's package.json. */
export const exposedFile = (module: string) => `./src/expose/${module}.tsx`;

/** What a build is called, and where it goes. Throws an Error that names what is wrong with `remote.json`. */
export function identify({ dir, version, out }: RemoteBuild) {
  const descriptor = readDescriptor(dir);
  const build = { dir, name: descriptor.name, version: version ?? descriptor.version };
  return { descriptor, manifest: readManifest(dir), build, out: out ?? path.join(dir, 'dist') };
}
