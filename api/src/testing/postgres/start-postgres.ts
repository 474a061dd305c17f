import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../free-port';
import { findPostgres } from './find-postgres';
import { initialise, serverProcess, type ServerProcess } from './server-process';
import { unprivilegedUser } from './unprivileged-user';

export interface PostgresOptions {
  /** The parent of the server's folder. */
  readonly parent: string;
  /** False for temporary data: without fsync. */
  readonly durable: boolean;
}

/** A PostgreSQL server of this process, on a free port of 127.0.0.1. */
export interface PostgresServer {
  /** URL of its database `postgres`, with the administrator's password. */
  readonly url: string;
  /** Kills the server as a power cut would, without notice, and starts it again on the same data. */
  crash(): Promise<void>;
  /** Stops the server as an operator does: open connections are notified and closed. Its data is kept for `start`. */
  halt(): Promise<void>;
  /** Starts a halted server again, on the same port. Resolves when it accepts connections. */
  start(): Promise<void>;
  /** Kills the server and deletes its folder; safe in a signal handler. */
  stop(): void;
}

const relaxed = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts a server. Without PostgreSQL it rejects with an error that explains what to do. */
export async function startPostgres({ parent, durable }: PostgresOptions): Promise<PostgresServer> {
  const bin = findPostgres();
  const user = unprivilegedUser();
  const home = mkdtempSync(path.join(parent, 'vintage-craft-postgres-'));
  if (user) chownSync(home, user.uid, user.gid);
  const data = path.join(home, 'data');
  const password = randomBytes(16).toString('hex');
  let server: ServerProcess | undefined;
  const stop = () => {
    // A clean shutdown takes longer and is not needed: the folder is deleted.
    server?.kill();
    rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  };
  try {
    initialise(bin, data, password, user);
    const settings = durable ? [] : relaxed;
    const running = serverProcess({ bin, user, data, port: await freePort(), password, settings });
    server = running;
    await running.start();
    return {
      url: running.url,
      async crash() {
        await running.halt('crash');
        await running.start();
      },
      halt: () => running.halt('fast'),
      start: () => running.start(),
      stop,
    };
  } catch (error) {
    stop();
    throw error;
  }
}
