import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres } from './find-postgres';
import { unprivilegedUser, type SystemUser } from './unprivileged-user';

export interface PostgresOptions {
  /** Where the server's own folder is made. */
  readonly parent: string;
  /** False for data that nobody keeps: nothing waits for the disk. */
  readonly durable: boolean;
}

/** A PostgreSQL server of this process's own, on a free port of 127.0.0.1. */
export interface PostgresServer {
  /** Of its database `postgres`, with the administrator's password. */
  readonly url: string;
  /** Kills the server as a power cut would, without a word to anybody, and starts it again on the same data. */
  crash(): Promise<void>;
  /** Ends the server at once and deletes its folder; also what a signal's handler may call. */
  stop(): void;
}

const START_LIMIT_MS = 60_000;

const relaxed = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

function initialise(bin: string, data: string, password: string, user: SystemUser | undefined): void {
  const file = `${data}.password`;
  writeFileSync(file, password, { mode: 0o600 });
  if (user) chownSync(file, user.uid, user.gid);
  // The embedded engine's sorting and letters, so that both answer alike.
  const letters = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8';
  const { status, stderr, error } = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'password', '--pwfile', file, '-E', 'UTF8', '--no-sync'].concat(
      '--lc-collate=C',
      `--lc-ctype=${letters}`,
    ),
    { ...user, cwd: path.dirname(data), encoding: 'utf8' },
  );
  rmSync(file);
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`);
}

/** Resolves when the server takes connections; rejects with what it said when it ends before. */
async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-4_000)));
  const endsAt = performance.now() + START_LIMIT_MS;
  while (child.exitCode === null && child.signalCode === null && performance.now() < endsAt) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    const answered = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (answered) return;
    await pause(50);
  }
  throw new Error(`PostgreSQL did not start: ${said.trim()}`);
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/** Starts a server. Rejects with a line that says what to do where there is no PostgreSQL. */
export async function startPostgres({ parent, durable }: PostgresOptions): Promise<PostgresServer> {
  const bin = findPostgres();
  const user = unprivilegedUser();
  const home = mkdtempSync(path.join(parent, 'vintage-craft-postgres-'));
  if (user) chownSync(home, user.uid, user.gid);
  const data = path.join(home, 'data');
  const password = randomBytes(16).toString('hex');
  let child: ChildProcess | undefined;
  const stop = () => {
    // A clean end takes longer and leaves nothing that is needed: the folder goes too.
    if (child?.exitCode === null && child.signalCode === null) child.kill('SIGQUIT');
    rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  };
  try {
    initialise(bin, data, password, user);
    const port = await freePort();
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${home}`]
      .concat('max_connections=200', 'log_min_messages=fatal', durable ? [] : relaxed)
      .flatMap((setting) => ['-c', setting]);
    const start = async () => {
      const started = spawn(path.join(bin, 'postgres'), ['-D', data, ...settings], {
        ...user,
        cwd: home,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      child = started;
      await waitUntilReady(started, url);
      // A server that is lent to this process must not keep it from ending.
      started.unref();
      if (started.stderr instanceof Socket) started.stderr.unref();
    };
    await start();
    return {
      url,
      async crash() {
        if (child) {
          child.ref();
          child.kill('SIGQUIT');
          await ended(child);
        }
        await start();
      },
      stop,
    };
  } catch (error) {
    stop();
    throw error;
  }
}
