import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Lockfile {
  packages: Record<string, object>;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Adds a workspace without external dependencies, as `npm install` would: its entries in the lockfile and its link
 * in node_modules. Downloads nothing, and changes no other entry.
 */
export function linkWorkspace(root: string, folder: string): void {
  const lockFile = path.join(root, 'package-lock.json');
  const { name, version, dependencies, peerDependencies } = JSON.parse(
    readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const lock = JSON.parse(readFileSync(lockFile, 'utf8')) as Lockfile;
  lock.packages[folder] = {
    ...{ name, version },
    ...(dependencies && { dependencies }),
    ...(peerDependencies && { peerDependencies }),
  };
  lock.packages[`node_modules/${name}`] = { resolved: folder, link: true };
  const entries = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(entries);
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);

  const link = path.join(root, 'node_modules', name);
  mkdirSync(path.dirname(link), { recursive: true });
  if (!existsSync(link)) symlinkSync(path.relative(path.dirname(link), path.join(root, folder)), link, 'dir');
}
