import { spawn, type ChildProcess } from 'node:child_process';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { postgresEnvironment, runPostgresProgram } from './postgres-program';
import type { SystemUser } from './unprivileged-user';

/** Settings of a server process. */
export interface ServerSettings {
  /** Folder of PostgreSQL's programs. */
  readonly bin: string;
  readonly user: SystemUser | undefined;
  /** The existing data folder. */
  readonly data: string;
  readonly port: number;
  readonly password: string;
  /** More settings, such as `fsync=off`. */
  readonly settings?: readonly string[];
}

/** A PostgreSQL server on 127.0.0.1 with a data folder, which can be stopped and restarted. */
export interface ServerProcess {
  /** URL of its database `postgres`, with the administrator's password. */
  readonly url: string;
  /** Resolves when it accepts connections. Rejects with its output when it exits before that. */
  start(): Promise<void>;
  /** Stops it: `crash` like a power cut, `fast` like an operator who closes its connections. */
  halt(how: 'crash' | 'fast'): Promise<void>;
  /** Kills it without waiting; safe in a signal handler. */
  kill(): void;
}

const START_LIMIT_MS = 60_000;

/** Creates a data folder with the administrator `postgres`. Throws with the output of initdb. */
export function initialise(bin: string, data: string, password: string, user: SystemUser | undefined): void {
  const file = `${data}.password`;
  writeFileSync(file, password, { mode: 0o600 });
  if (user) chownSync(file, user.uid, user.gid);
  // The embedded engine's collation and encoding, so that both return the same.
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8';
  const locales = ['-E', 'UTF8', '--locale=C', `--lc-ctype=${locale}`];
  const access = ['-U', 'postgres', '-A', 'password', '--pwfile', file];
  try {
    runPostgresProgram(path.join(bin, 'initdb'), ['-D', data, ...access, ...locales, '--no-sync'], {
      user,
      cwd: path.dirname(data),
    });
  } finally {
    rmSync(file);
  }
}

const lives = (child: ChildProcess | undefined): child is ChildProcess =>
  child !== undefined && child.exitCode === null && child.signalCode === null;

/** Resolves when the server accepts connections; rejects with its output when it exits before that. */
async function waitUntilReady(child: ChildProcess, url: string): Promise<void> {
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4_000)));
  const endsAt = performance.now() + START_LIMIT_MS;
  while (lives(child) && performance.now() < endsAt) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    const responded = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (responded) return;
    await pause(50);
  }
  throw new Error(`PostgreSQL did not start: ${output.trim()}`);
}

const ended = (child: ChildProcess) => new Promise<void>((resolve) => child.once('exit', () => resolve()));

/** Prepares the server's process; nothing runs before `start`. */
export function serverProcess(options: ServerSettings): ServerProcess {
  const { bin, user, data, port, password } = options;
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const home = path.dirname(data);
  // No Unix socket: a temporary folder's path may exceed the length limit of a socket's path.
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
    .concat('max_connections=200', 'log_min_messages=fatal', options.settings ?? [])
    .flatMap((setting) => ['-c', setting]);
  let child: ChildProcess | undefined;
  return {
    url,
    async start() {
      const started = spawn(path.join(bin, 'postgres'), ['-D', data, ...settings], {
        ...user,
        cwd: home,
        env: postgresEnvironment(),
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      child = started;
      await waitUntilReady(started, url);
      // The server must not keep this process alive.
      started.unref();
      if (started.stderr instanceof Socket) started.stderr.unref();
    },
    async halt(how) {
      if (!lives(child)) return;
      child.ref();
      const end = ended(child);
      child.kill(how === 'crash' ? 'SIGQUIT' : 'SIGINT');
      await end;
    },
    kill() {
      if (lives(child)) child.kill('SIGQUIT');
    },
  };
}
