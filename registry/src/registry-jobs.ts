import { automatic } from './domain/roles';
import { expirePreviews } from './modules/releases/clean-up';
import type { Registry } from './registry';
import { checkIntervalMs, deliverIntervalMs } from './durations';

interface Log {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

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

/** Runs `turn` again and again, also while earlier turns still run, until the returned function is called; that waits for them. */
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
 * Watches canaries, advances rollouts, stores which versions were last seen, and delivers webhooks, until the returned
 * function is called.
 */
export function startRegistryJobs(registry: Registry, log: Log): () => Promise<void> {
  const { watch, rollouts, lastSeen, webhooks } = registry;
  const failed = (message: string) => (error: unknown) => log.error({ err: error }, message);
  const report = (line: string) => log.warn({ actor: automatic.name }, line);
  const check = async () => {
    await lastSeen.flush();
    await watch.check(report);
    // After the watch, whose verdict they use.
    await rollouts.check(report);
    await expirePreviews(registry, report);
  };
  const stops = [
    repeat(() => check().catch(failed('releases could not be monitored')), checkIntervalMs),
    // A receiver that hangs must not delay what the others are sent next.
    overlap(() => webhooks.deliver().catch(failed('webhooks could not be delivered')), deliverIntervalMs),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
    await lastSeen.flush().catch(failed('last-seen times could not be saved'));
  };
}
