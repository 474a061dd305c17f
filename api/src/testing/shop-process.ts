import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { bundledProgram } from './bundled-program';
import { samplesFolder } from './test-home';

/** How a process ended: its exit code, or the signal that ended it. */
export type Ending = readonly [code: number | null, signal: NodeJS.Signals | null];

/** A shop in a separate process, as an operator starts it. */
export interface ShopProcess {
  readonly origin: string;
  /** Sends the signal and waits until the process ends. */
  end(signal: NodeJS.Signals): Promise<Ending>;
  /** Resolves when the process has ended, for any reason. */
  readonly ended: Promise<Ending>;
}

type Child = ChildProcessByStdio<null, Readable, Readable>;

async function findOrigin(child: Child): Promise<string | undefined> {
  for await (const line of createInterface({ input: child.stdout })) {
    const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
    if (origin) return origin;
  }
  return undefined;
}

/**
 * Starts the API on a free port and waits until it listens. `preload` is a module that runs before the shop in every thread, to
 * simulate a failing disk. Rejects with the process's output when it ends before it listens.
 */
export async function startShopProcess(
  environment: Readonly<Record<string, string>>,
  preload?: URL,
): Promise<ShopProcess> {
  // As in the tests themselves: the embedded database is too short-lived to be worth compiling twice.
  const child: Child = spawn(process.execPath, ['--liftoff-only', await bundledProgram('api/src/main.ts')], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      SEED_DIR: samplesFolder,
      // Test shoppers send their IP addresses as a proxy would.
      TRUSTED_PROXIES: 'loopback',
      ...environment,
      ...(preload && { NODE_OPTIONS: `--import ${preload.href}` }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit') as unknown as Promise<Ending>;
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4_000)));
  const origin = await findOrigin(child);
  if (origin === undefined) {
    await ended;
    throw new Error(output.trim());
  }
  child.stdout.resume();
  return {
    origin,
    ended,
    end(signal) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      return ended;
    },
  };
}
