import { accessSync, constants, readdirSync } from 'node:fs';
import path from 'node:path';
import { installFromDebian } from '../install-from-debian';

/** Where packages put a server's programs, the versions side by side: Debian, Red Hat, Homebrew. */
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
 * Folder with PostgreSQL's `initdb` and `postgres`: `POSTGRES_BIN`, else one on this machine, else Debian's package, which it
 * installs when it may. Throws an Error with one clear line that explains what to do.
 */
export function findPostgres(): string {
  const named = process.env.POSTGRES_BIN;
  if (named) {
    if (isServer(named)) return named;
    throw new Error(`POSTGRES_BIN is "${named}", which holds no initdb and postgres.`);
  }
  const found = installed() ?? (installFromDebian('postgresql') ? installed() : undefined);
  if (found) return found;
  throw new Error(
    'The tests need PostgreSQL 13 or newer, since every order test runs on both engines. ' +
      'Install it (on Debian: sudo apt-get install postgresql), or set POSTGRES_BIN to the folder of its programs.',
  );
}
