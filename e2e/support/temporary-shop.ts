import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../api/src/testing/free-port';

export { freePort };

const root = path.resolve(import.meta.dirname, '../..');

const npmStart = ['scripts/run.mjs', 'scripts/start.mjs'];

/** A process with its output so far; `exit` resolves with its exit code. */
export interface StartedProcess {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly exit: Promise<number | null>;
}

/**
 * `npm start` without npm in between, or another command for Node, in this checkout or another one, with the environment of this
 * process and these variables.
 */
export const runStart = (
  env: NodeJS.ProcessEnv,
  command: readonly string[] = npmStart,
  cwd: string = root,
): StartedProcess =>
  // Any free port: shops of other tests run concurrently.
  runWith({ ...process.env, OPS_PORT: '0', OFFICE_PORT: '0', ...env }, command, cwd);

/** Runs a command for Node with exactly this environment. */
export function runWith(env: NodeJS.ProcessEnv, command: readonly string[], cwd: string): StartedProcess {
  const child = spawn(process.execPath, command, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  // Its parent may exit without stopping it.
  const kill = () => child.kill('SIGKILL');
  process.prependListener('exit', kill);
  child.on('close', () => process.off('exit', kill));
  const exit = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  return { child, output: () => text, exit };
}

export interface TestShop {
  readonly url: string;
  /** Origin of its registry and console. */
  readonly opsUrl: string;
  /** Origin of its office. */
  readonly officeUrl: string;
  readonly dataDir: string;
  /** The shop's process id; render processes are its children. */
  readonly pid: number;
  /** Whether the shop's process still runs. */
  isAlive(): boolean;
  /** The shop's output so far. */
  output(): string;
  /** Stops the shop like Ctrl-C and waits for it; resolves with its exit code. Keeps its data. */
  stop(signal?: 'SIGINT' | 'SIGTERM'): Promise<number | null>;
  /** Stops the shop and removes its data. */
  dispose(): Promise<void>;
}

/**
 * Starts a separate shop on a free port with a new database and new releases: like `npm start`, or by another
 * command, in this checkout or another one.
 */
export async function startShop(
  env: NodeJS.ProcessEnv = {},
  command: readonly string[] = npmStart,
  cwd: string = root,
): Promise<TestShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vintage-craft-'));
  const isDefault = command === npmStart && !env.DATA_DIR && !env.SEED_OPTIONS;
  const filled = isDefault ? process.env.FILLED_SHOP_DATA : undefined;
  if (filled) await cp(filled, dataDir, { recursive: true });
  // The embedded database of a test is too short-lived for optimized compilation.
  const program = command === npmStart ? ['--liftoff-only', ...command] : command;
  const port = await freePort();
  const own = { PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, ...env };
  const { child, output, exit } = runStart(own, program, cwd);
  const open = new Promise<void>((resolve) => {
    child.stdout?.on('data', () => output().includes('is open at') && resolve());
  });
  const ended = exit.then((code) => {
    throw new Error(`The shop exited with ${code} before it opened:\n${output()}`);
  });
  await Promise.race([open, ended]);
  ended.catch(() => undefined);
  const stop = (signal: 'SIGINT' | 'SIGTERM' = 'SIGINT') => {
    child.kill(signal);
    return exit;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    opsUrl: /Console: (\S+)\/ops/.exec(output())?.[1] ?? '',
    officeUrl: /Office: (\S+) \(/.exec(output())?.[1] ?? '',
    dataDir,
    pid: child.pid ?? NaN,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    output,
    stop,
    async dispose() {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs an action with the shop at `SHOP_URL`, or with a temporary one. */
export async function withShop(work: (url: string) => Promise<void>): Promise<void> {
  const named = process.env.SHOP_URL;
  if (named) return work(named);
  const own = await startShop();
  try {
    await work(own.url);
  } finally {
    await own.dispose();
  }
}
