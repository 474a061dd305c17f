import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteDescriptor } from '@shop/contracts';

/** The fields of a remote's package.json that builds read. */
export interface PackageManifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export const readManifest = (dir: string): PackageManifest =>
  JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as PackageManifest;

/** Reads a remote's `remote.json` and version; throws an Error that names the file and the field that is wrong. */
export function readDescriptor(dir: string): RemoteDescriptor & { version: string } {
  const file = path.join(dir, 'remote.json');
  const descriptor = JSON.parse(readFileSync(file, 'utf8')) as RemoteDescriptor;
  const { version } = readManifest(dir);
  const known = new Set(descriptor.exposes);
  for (const { module } of [...descriptor.routes, ...descriptor.slots]) {
    if (!known.has(module))
      throw new Error(`${file}: "${module}" is used by a route or slot but not in "exposes"`);
  }
  return { ...descriptor, version };
}
