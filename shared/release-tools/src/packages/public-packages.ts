import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import type { SourceManifest } from './published-manifest';

/** A package that teams install in their own repositories. */
export interface PublicPackage {
  /** Its folder under `shared/`, such as `api-client`. */
  readonly folder: string;
  readonly dir: string;
  readonly manifest: SourceManifest;
}

const sharedDir = path.join(root, 'shared');

const readManifest = (dir: string) =>
  JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as SourceManifest & { private?: boolean };

/** Every package under `shared/` that is not private, sorted by name. */
export function publicPackages(): PublicPackage[] {
  return readdirSync(sharedDir)
    .sort()
    .map((folder) => {
      const dir = path.join(sharedDir, folder);
      return { folder, dir, manifest: readManifest(dir) };
    })
    .filter(({ manifest }) => !manifest.private);
}
