import { automatic } from './domain/roles';
import { expirePreviews } from './modules/releases/clean-up';
import type { Registry } from './registry';
import { checkIntervalMs, deliverIntervalMs } from './durations';

interface Log {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Runs `turn` at intervals, never concurrently, until the returned function is called, which waits for the current turn. */
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

/** Runs `turn` at intervals, even while earlier turns are running, until the returned function is called, which waits for them. */
function overlap(turn: () => Promise<void>, everyMs: number): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const one: Promise<void> = turn().finally(() => running.delete(one));
    running.add(one);
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await Promise.all(running);
  };
}

/**
 * Monitors canaries, advances rollouts, ends expired previews and lost gate runs, stores last-seen times and delivers webhooks,
 * until the returned function is called.
 */
export function startRegistryJobs(registry: Registry, log: Log): () => Promise<void> {
  const { watch, rollouts, lastSeen, webhooks, gateAttempts } = registry;
  const failed = (message: string) => (error: unknown) => log.error({ err: error }, message);
  const report = (line: string) => log.warn({ actor: automatic.name }, line);
  const check = async () => {
    await lastSeen.flush();
    await watch.check(report);
    // After monitoring, as rollouts use its verdicts.
    await rollouts.check(report);
    await expirePreviews(registry, report);
    await gateAttempts.endLost(report);
  };
  const stops = [
    repeat(() => check().catch(failed('releases could not be monitored')), checkIntervalMs),
    // A hanging receiver must not delay deliveries to others.
    overlap(() => webhooks.deliver().catch(failed('webhooks could not be delivered')), deliverIntervalMs),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await lastSeen.flush().catch(failed('last-seen times could not be saved'));
  };
}
