import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../api/src/testing/free-port';
import { findPostgres } from '../../../api/src/testing/postgres/find-postgres';
import { runPostgresProgram } from '../../../api/src/testing/postgres/postgres-program';
import {
  initialise,
  serverProcess,
  type ServerProcess,
} from '../../../api/src/testing/postgres/server-process';
import { unprivilegedUser } from '../../../api/src/testing/postgres/unprivileged-user';

/** A PostgreSQL server with WAL archiving, configured as in docs/guide/backup.md. */
export interface ArchivingServer {
  /** URL of its database `postgres`. */
  readonly url: string;
  /** URL of another database on the server. */
  urlOf(database: string): string;
  /** Runs a PostgreSQL program, such as `pg_dump`. Throws an Error with its output if it fails. */
  run(program: string, ...args: string[]): void;
  /** A folder that PostgreSQL's programs can write to. */
  readonly home: string;
  /** Creates a base backup in that folder while the server runs. */
  copyTo(folder: string): void;
  /** Starts a copy that is recovered from the archive up to a restore point; resolves with its URL. */
  restoreTo(folder: string, restorePoint: string): Promise<string>;
  stop(): void;
}

/** Starts a server below `parent`. */
export async function startArchivingServer(parent: string): Promise<ArchivingServer> {
  const bin = path.dirname(realpathSync(path.join(findPostgres(), 'postgres')));
  const user = unprivilegedUser();
  const home = mkdtempSync(path.join(parent, 'vintage-craft-postgres-'));
  const archive = path.join(home, 'archive');
  mkdirSync(archive);
  for (const folder of [home, archive]) if (user) chownSync(folder, user.uid, user.gid);
  const password = randomBytes(16).toString('hex');
  const servers: ServerProcess[] = [];
  const stop = () => {
    for (const server of servers) server.kill();
    rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  };
  const start = async (data: string, settings: readonly string[]) => {
    const server = serverProcess({ bin, user, data, port: await freePort(), password, settings });
    servers.push(server);
    await server.start();
    return server.url;
  };
  const run = (program: string, ...args: string[]) =>
    runPostgresProgram(path.join(bin, program), args, { user, cwd: home, password });
  try {
    const data = path.join(home, 'data');
    initialise(bin, data, password, user);
    const archiving = ['archive_mode=on', `archive_command=cp "%p" "${archive}/%f"`, 'wal_level=replica'];
    const url = await start(data, archiving);
    return {
      url,
      home,
      run,
      stop,
      urlOf: (database) => url.replace(/postgres$/, database),
      copyTo: (folder) =>
        run('pg_basebackup', '-d', url, '-D', folder, '-c', 'fast', '-X', 'none', '--no-sync'),
      restoreTo(folder, restorePoint) {
        appendFileSync(
          path.join(folder, 'postgresql.auto.conf'),
          `restore_command = 'cp "${archive}/%f" "%p"'\nrecovery_target_name = '${restorePoint}'\nrecovery_target_action = promote\n`,
        );
        writeFileSync(path.join(folder, 'recovery.signal'), '');
        if (user) chownSync(path.join(folder, 'recovery.signal'), user.uid, user.gid);
        return start(folder, ['archive_mode=off']);
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
