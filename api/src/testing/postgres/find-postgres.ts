import { accessSync, constants, readdirSync } from 'node:fs';
import path from 'node:path';
import { installFromDebian } from '../install-from-debian';

/** Folders in which packages install the server's programs by version: Debian, Red Hat, Homebrew. */
const folders = [
  { folder: '/usr/lib/postgresql', programs: 'bin' },
  { folder: '/usr', programs: 'bin', named: /^pgsql-/ },
  { folder: '/opt/homebrew/opt', programs: 'bin', named: /^postgresql/ },
  { folder: '/usr/local/opt', programs: 'bin', named: /^postgresql/ },
] as const;

function isServer(folder: string): boolean {
  try {
    for (const program of ['initdb', 'postgres']) accessSync(path.join(folder, program), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function versionsOn(folder: (typeof folders)[number]): readonly string[] {
  try {
    const names = readdirSync(folder.folder).filter(
      (name) => !('named' in folder) || folder.named.test(name),
    );
    const newestFirst = names.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
    return newestFirst.map((name) => path.join(folder.folder, name, folder.programs));
  } catch {
    return [];
  }
}

function installed(): string | undefined {
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return [...onPath, ...folders.flatMap(versionsOn)].find(isServer);
}

/**
 * Folder with PostgreSQL's `initdb` and `postgres`: `POSTGRES_BIN`, else an installed version, else Debian's package, which is
 * installed if possible. Throws an Error that explains what to do.
 */
export function findPostgres(): string {
  const named = process.env.POSTGRES_BIN;
  if (named) {
    if (isServer(named)) return named;
    throw new Error(`POSTGRES_BIN is "${named}", which does not contain initdb and postgres.`);
  }
  const found = installed() ?? (installFromDebian('postgresql') ? installed() : undefined);
  if (found) return found;
  throw new Error(
    'The tests need PostgreSQL 13 or newer, since every order test runs on both engines. ' +
      'Install it (on Debian: sudo apt-get install postgresql), or set POSTGRES_BIN to the folder of its programs.',
  );
}
