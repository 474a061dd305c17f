import { cpSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseConfig } from '../../../api/src/platform/db/database';
import { makePgliteFolder } from '../../../api/src/testing/pglite-home';
import { startPostgres } from '../../../api/src/testing/postgres/start-postgres';

/** A shop's storage, and how it fails. */
export interface Disk {
  readonly name: string;
  readonly config: DatabaseConfig;
  readonly environment: Readonly<Record<string, string>>;
  readonly preload?: URL;
  /** Called before each start of the shop. */
  beforeRound?(): void;
  /** Called after the shop is killed, to simulate further failures. */
  afterDeath?(round: number): Promise<void>;
  remove(): void;
}

/** The embedded engine; its process is killed. */
export async function killedFolder(): Promise<Disk> {
  const { dataDir } = await makePgliteFolder('tables');
  return {
    name: 'PGlite, kill -9',
    config: { dataDir },
    environment: { DATA_DIR: dataDir },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** The embedded engine on a disk that loses power: writes without an fsync are lost. */
export async function unpluggedFolder(): Promise<Disk> {
  const { dataDir } = await makePgliteFolder('tables');
  const folder = path.join(dataDir, 'database');
  const disk = path.join(dataDir, 'disk');
  return {
    name: 'PGlite, power cut',
    config: { dataDir },
    environment: { DATA_DIR: dataDir, POWER_CUT_FOLDER: folder, POWER_CUT_DISK: disk },
    preload: new URL('./drop-unsynced.mjs', import.meta.url),
    beforeRound() {
      rmSync(disk, { recursive: true, force: true });
      cpSync(folder, disk, { recursive: true });
    },
    async afterDeath() {
      rmSync(folder, { recursive: true });
      renameSync(disk, folder);
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** A PostgreSQL server with production settings; the shop is killed, and every other time the server crashes too. */
export async function crashingServer(): Promise<Disk> {
  const server = await startPostgres({ parent: tmpdir(), durable: true });
  return {
    name: 'PostgreSQL, kill -9',
    config: { databaseUrl: server.url },
    environment: { DATABASE_URL: server.url },
    async afterDeath(round) {
      if (round % 2 === 0) await server.crash();
    },
    remove: server.stop,
  };
}
