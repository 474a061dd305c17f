import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A server in a separate process, which reports its usage. */
export interface Served {
  readonly origin: string;
  /** User and system time of its process so far, in microseconds. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

async function ask<T>(child: ChildProcess, question: unknown): Promise<T> {
  const over = new AbortController();
  const { signal } = over;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`The measured server exited with ${code}.`);
  });
  try {
    child.send(question as object);
    const [response] = (await Promise.race([once(child, 'message', { signal }), ended])) as [T];
    return response;
  } finally {
    over.abort();
  }
}

/**
 * Starts a module that sends its origin once it listens, and its processor time on request. Rejects when its process
 * exits. `Settings` are those of the module's `serve`.
 */
export async function startServed<Settings extends object>(module: URL, settings: Settings): Promise<Served> {
  const child = fork(module, { execArgv: ['--import', 'tsx'], stdio: 'inherit' });
  const { origin } = await ask<{ origin: string }>(child, { start: settings });
  return {
    origin,
    cpu: async () => (await ask<{ cpu: number }>(child, { cpu: true })).cpu,
    async stop() {
      child.send({ stop: true });
      await once(child, 'exit');
    },
  };
}

/** The counterpart of `startServed`, for the child process: `start` returns the origin and a function that closes the server. */
export function serve<Settings>(
  start: (settings: Settings) => Promise<{ readonly origin: string; close(): Promise<void> }>,
): void {
  let close: () => Promise<void> = () => Promise.resolve();
  process.on('message', (message: { start?: Settings; cpu?: boolean; stop?: boolean }) => {
    if (message.start) {
      void start(message.start).then((started) => {
        close = started.close;
        process.send?.({ origin: started.origin });
      });
    }
    if (message.cpu) {
      const { user, system } = process.cpuUsage();
      process.send?.({ cpu: user + system });
    }
    if (message.stop) void close().then(() => process.exit(0));
  });
}
