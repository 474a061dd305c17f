import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { findPostgres } from '../../api/src/testing/postgres/find-postgres';
import { root } from '../../server/build/packages';

/**
 * Data that earlier servers have written, one folder for each: a dump of a PostgreSQL database with the published versions, and the
 * data folder of a server with the embedded database.
 */
const folder = path.join(root, 'lab/stored-data');
const dumpOf = (name: string) => path.join(folder, name, 'database.sql.br');
const releasesOf = (name: string) => path.join(folder, name, 'releases.tar.br');
const dataOf = (name: string) => path.join(folder, name, 'data.tar.br');

/** Names of the orders that each of them contains. */
export const storedOrders = ['Asha Rao', 'Ben Thomas', 'Chitra Iyer'] as const;

/** Names of the data stored from PostgreSQL, such as `34a63407`. */
export const storedDatabases = (): readonly string[] =>
  readdirSync(folder).filter((name) => existsSync(dumpOf(name)));

/** Names of the stored data folders with an embedded database. */
export const storedFolders = (): readonly string[] =>
  readdirSync(folder).filter((name) => existsSync(dataOf(name)));

/** Path of a PostgreSQL client program, which Debian installs only in the server's folder. */
const client = (name: string) =>
  path.join(path.dirname(realpathSync(path.join(findPostgres(), 'postgres'))), name);

/** Parts that every start publishes again. */
const leftOut = ['shell', 'office'];
const maxBytes = 512 * 1024 * 1024;

/** Runs a program and returns its output. Throws an Error with its messages if it fails. */
function run(program: string, args: readonly string[], input?: Buffer): Buffer {
  const { status, stdout, stderr, error } = spawnSync(program, args, { input, maxBuffer: maxBytes });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} failed: ${stderr.toString()}`);
  return stdout;
}

const pack = (bytes: Buffer) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 10,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    },
  });

/** Packs a folder without some of its entries. */
function packFolder(from: string, excluded: readonly string[]): Buffer {
  const owner = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner'];
  const without = excluded.map((entry) => `--exclude=./${entry}`);
  return pack(run('tar', ['-c', ...owner, ...without, '-C', from, '.']));
}

function unpackFolder(file: string, into: string): void {
  mkdirSync(into, { recursive: true });
  run('tar', ['-x', '-C', into], brotliDecompressSync(readFileSync(file)));
}

/** Stores the data of a stopped shop under a name. */
export function storeData(name: string, databaseUrl: string, releasesDir: string): void {
  mkdirSync(path.join(folder, name), { recursive: true });
  // Source maps are most of the bytes, and the next start does not need them.
  const options = ['--no-owner', '--no-privileges', '--exclude-table-data=*registry_source_map'];
  const dump = run(client('pg_dump'), [...options, databaseUrl]);
  writeFileSync(dumpOf(name), pack(dump));
  writeFileSync(releasesOf(name), packFolder(releasesDir, leftOut));
}

/** Stores the data folder of a stopped shop with an embedded database under a name. */
export function storeFolder(name: string, dataDir: string): void {
  mkdirSync(path.join(folder, name), { recursive: true });
  const excluded = ['cache', ...leftOut.map((part) => `releases/${part}`)];
  writeFileSync(dataOf(name), packFolder(dataDir, excluded));
}

/** Restores stored data into an empty database and a new folder. */
export function restoreData(name: string, databaseUrl: string, releasesDir: string): void {
  const dump = brotliDecompressSync(readFileSync(dumpOf(name)));
  run(client('psql'), ['--quiet', '--no-psqlrc', '--set=ON_ERROR_STOP=1', databaseUrl], dump);
  unpackFolder(releasesOf(name), releasesDir);
}

/** Restores a stored data folder into a new one. */
export const restoreFolder = (name: string, dataDir: string): void => unpackFolder(dataOf(name), dataDir);
