import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { postgresEnvironment } from '../../../api/src/testing/postgres/postgres-program';
import type { SystemUser } from '../../../api/src/testing/postgres/unprivileged-user';
import { pollUntil } from '../../../e2e/support/poll-until';

/** A server program in the foreground. */
export interface Daemon {
  readonly pid: number;
  /** Kills it synchronously, for use in a signal handler. */
  kill(): void;
  /** Resolves when it has exited. */
  readonly ended: Promise<void>;
}

export interface DaemonOptions {
  readonly program: string;
  readonly args: readonly string[];
  /** The Debian package that contains the program. */
  readonly package: string;
  readonly user: SystemUser | undefined;
  readonly cwd: string;
  /** Whether it is ready; polled until it is. Rejections count as false. */
  readonly isReady: () => Promise<boolean>;
}

const readyMs = 90_000;
const outputLength = 4_000;

const lives = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;

/** Starts a program and waits until it is ready. Rejects with the end of its output if it exits or takes too long. */
export async function startDaemon(options: DaemonOptions): Promise<Daemon> {
  const { program, args, user, cwd, isReady } = options;
  const child = spawn(program, args, {
    ...user,
    cwd,
    env: postgresEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-outputLength)));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const failed = new Promise<never>((_resolve, reject) => child.once('error', reject));
  const kill = () => void (lives(child) && child.kill('SIGKILL'));
  const isOpen = await Promise.race([
    pollUntil(readyMs, async () => !lives(child) || isReady()),
    failed.catch(() => {
      throw new Error(`${program} is not installed. On Debian, run apt-get install ${options.package}.`);
    }),
  ]);
  if (!isOpen || !lives(child) || child.pid === undefined) {
    kill();
    throw new Error(`${path.basename(program)} did not become ready:\n${output.trim()}`);
  }
  return { pid: child.pid, kill, ended };
}
