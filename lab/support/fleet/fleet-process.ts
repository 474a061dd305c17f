import { runStart } from '../../../e2e/support/temporary-shop';
import { pollUntil } from '../../../e2e/support/poll-until';

/** A role of the server in a separate process with a fixed address. */
export interface FleetProcess {
  readonly name: string;
  readonly origin: string;
  /** Starts it, and resolves when it is ready. Rejects with its output if it exits or takes too long. */
  start(): Promise<void>;
  /** Sends the signal and waits for the exit; resolves with the exit code, null after a signal that cannot be caught. */
  end(signal: NodeJS.Signals): Promise<number | null>;
  isAlive(): boolean;
  /** Process id; undefined while it is stopped. */
  pid(): number | undefined;
}

/** Long enough for a busy machine. */
const readyMs = 180_000;

const isReady = async (origin: string) => (await fetch(`${origin}/readyz`)).ok;

export function fleetProcess(
  name: string,
  origin: string,
  command: readonly string[],
  env: NodeJS.ProcessEnv,
): FleetProcess {
  let running: ReturnType<typeof runStart> | undefined;
  const isAlive = () =>
    running !== undefined && running.child.exitCode === null && running.child.signalCode === null;
  return {
    name,
    origin,
    isAlive,
    pid: () => (isAlive() ? running?.child.pid : undefined),
    async start() {
      const started = runStart(env, command);
      running = started;
      const open = await pollUntil(readyMs, async () => !isAlive() || isReady(origin));
      if (!open || !isAlive()) throw new Error(`${name} did not become ready:\n${started.output()}`);
    },
    async end(signal) {
      if (isAlive()) running?.child.kill(signal);
      return running?.exit ?? null;
    },
  };
}
