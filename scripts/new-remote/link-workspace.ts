import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Lockfile {
  packages: Record<string, object>;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Does what `npm install` would do for one more workspace that needs no package from outside: its entries in the lockfile
 * and its link in node_modules. Nothing is fetched, and no other entry changes.
 */
export function linkWorkspace(root: string, folder: string): void {
  const lockFile = path.join(root, 'package-lock.json');
  const stampFile = path.join(root, 'node_modules/.installed-lock');
  const { name, version, dependencies } = JSON.parse(
    readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const before = readFileSync(lockFile, 'utf8');
  const lock = JSON.parse(before) as Lockfile;
  lock.packages[folder] = { name, version, ...(dependencies ? { dependencies } : {}) };
  lock.packages[`node_modules/${name}`] = { resolved: folder, link: true };
  const entries = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(entries);
  const after = `${JSON.stringify(lock, null, 2)}\n`;
  writeFileSync(lockFile, after);

  const link = path.join(root, 'node_modules', name);
  mkdirSync(path.dirname(link), { recursive: true });
  if (!existsSync(link)) symlinkSync(path.relative(path.dirname(link), path.join(root, folder)), link, 'dir');
  // What `npm start` installed was this lockfile but for the link just made, so it need not install again.
  const installed = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sha256(before);
  if (installed) writeFileSync(stampFile, sha256(after));
}
