import Fastify from 'fastify';
import { healthRoutes } from '../health';
import { limits } from './limits';

/** Records a worker's successful calls to the registry, and whether there was one recently. */
export interface WorkerPulse {
  beat(): void;
  isRecent(): boolean;
}

export function createPulse(now: () => number = () => performance.now()): WorkerPulse {
  let at = -Infinity;
  return {
    beat: () => void (at = now()),
    isRecent: () => now() - at < limits.worker.seenMs,
  };
}

interface WorkerHealth {
  readonly host: string;
  readonly port: number;
  readonly pulse: WorkerPulse;
  /** Aborted when the worker is stopped. */
  readonly signal: AbortSignal;
}

/**
 * Serves `/healthz`, which succeeds while the process lives, and `/readyz`, which succeeds while the worker's calls to the
 * registry succeed. Resolves when it listens; rejects if the port is not free.
 */
export async function serveWorkerHealth({
  host,
  port,
  pulse,
  signal,
}: WorkerHealth): Promise<{ readonly address: string; close(): Promise<void> }> {
  const app = Fastify();
  healthRoutes(app, { isReachable: () => Promise.resolve(pulse.isRecent()) }, () => signal.aborted);
  const address = await app.listen({ host, port });
  return { address, close: () => app.close() };
}
