import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../free-port';
import { findPostgres } from './find-postgres';
import { runPostgresProgram } from './postgres-program';
import { initialise, serverProcess, type ServerProcess } from './server-process';
import { unprivilegedUser } from './unprivileged-user';

/** A primary and its standby, which has every commit before the primary acknowledges it. Both on 127.0.0.1. */
export interface PostgresPair {
  /** URL of the primary's database `postgres`, with the administrator's password. */
  readonly primaryUrl: string;
  /** The same for the standby: it serves reads, and writes once it is promoted. */
  readonly standbyUrl: string;
  /**
   * Stops the primary as an operator does: open connections are notified and closed. Its data is kept for
   * `startPrimary`.
   */
  haltPrimary(): Promise<void>;
  /** Restarts a primary that was halted or killed, and not yet replaced. Resolves when it accepts connections. */
  startPrimary(): Promise<void>;
  /** Kills the primary as a power cut would. */
  killPrimary(): Promise<void>;
  /** Promotes the standby (`pg_ctl promote`). Resolves when it accepts writes. */
  promote(): Promise<void>;
  /** Kills both and deletes their folders; safe in a signal handler. */
  stop(): void;
}

const SYNC_LIMIT_MS = 30_000;

// The data is temporary, so commits do not wait for the disk; they still wait for the standby.
const settings = ['fsync=off', 'full_page_writes=off', 'wal_level=replica']
  // A standby reconnects to its primary immediately, not every five seconds.
  .concat('wal_retrieve_retry_interval=100ms');

/** Makes commits wait for the standby; resolves when the standby has caught up. */
async function waitForStandby(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("alter system set synchronous_standby_names = '*'");
    await client.query('select pg_reload_conf()');
    const endsAt = performance.now() + SYNC_LIMIT_MS;
    while (performance.now() < endsAt) {
      const { rowCount } = await client.query("select from pg_stat_replication where sync_state = 'sync'");
      if (rowCount) return;
      await pause(50);
    }
  } finally {
    await client.end();
  }
  throw new Error('The standby does not follow its primary.');
}

/** Starts both in `parent`. Without PostgreSQL it rejects with an error that explains what to do. */
export async function startPostgresPair({ parent }: { readonly parent: string }): Promise<PostgresPair> {
  // Resolves symbolic links: the programs that copy and promote a server are next to its own.
  const bin = path.dirname(realpathSync(path.join(findPostgres(), 'postgres')));
  const user = unprivilegedUser();
  const home = mkdtempSync(path.join(parent, 'vintage-craft-postgres-'));
  if (user) chownSync(home, user.uid, user.gid);
  const password = randomBytes(16).toString('hex');
  const servers: ServerProcess[] = [];
  const stop = () => {
    for (const server of servers) server.kill();
    rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  };
  const startOver = async (data: string) => {
    const server = serverProcess({ bin, user, data, port: await freePort(), password, settings });
    servers.push(server);
    await server.start();
    return server;
  };
  try {
    const copied = path.join(home, 'standby');
    initialise(bin, path.join(home, 'primary'), password, user);
    const primary = await startOver(path.join(home, 'primary'));
    // -R: the copy follows the server that it was taken from.
    const source = ['-h', '127.0.0.1', '-p', new URL(primary.url).port, '-U', 'postgres'];
    const copy = [...source, '-D', copied, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'];
    runPostgresProgram(path.join(bin, 'pg_basebackup'), copy, { user, cwd: home, password });
    const standby = await startOver(copied);
    await waitForStandby(primary.url);
    return {
      primaryUrl: primary.url,
      standbyUrl: standby.url,
      haltPrimary: () => primary.halt('fast'),
      startPrimary: () => primary.start(),
      killPrimary: () => primary.halt('crash'),
      async promote() {
        runPostgresProgram(path.join(bin, 'pg_ctl'), ['promote', '-w', '-D', copied], { user, cwd: home });
      },
      stop,
    };
  } catch (error) {
    stop();
    throw error;
  }
}
