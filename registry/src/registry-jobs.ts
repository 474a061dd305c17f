import { windowMs } from './modules/telemetry/health';
import type { Registry } from './registry';

interface Log {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Twice a window, so that a late timer misses none. */
const watchEveryMs = windowMs / 2;
/** A rollback is reported at once. */
const deliverEveryMs = 5000;

/** Runs `turn` again and again, never twice at the same time, until the returned function is called; that waits for what runs. */
function repeat(turn: () => Promise<void>, everyMs: number): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= turn().finally(() => {
      running = null;
    });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/**
 * Watches canaries, advances rollouts, stores which versions were last seen, and delivers webhooks, until the returned
 * function is called.
 */
export function startRegistryJobs(
  { watch, rollouts, lastSeen, webhooks }: Registry,
  log: Log,
): () => Promise<void> {
  const failed = (message: string) => (error: unknown) => log.error({ err: error }, message);
  const look = async () => {
    await lastSeen.flush();
    for (const line of await watch.look()) log.warn({}, line);
    // After the watch, whose verdict they use.
    for (const line of await rollouts.look()) log.warn({}, line);
  };
  const stops = [
    repeat(() => look().catch(failed('the watch over releases could not look')), watchEveryMs),
    repeat(() => webhooks.deliver().catch(failed('webhooks could not be delivered')), deliverEveryMs),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await lastSeen.flush().catch(failed('sightings were not written'));
  };
}
