import { windowMs } from './modules/telemetry/health';
import type { Registry } from './registry';

interface Log {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Twice a window, so that none is missed by a timer that is late. */
const everyMs = windowMs / 2;

/** Watches over canaries, moves rollouts on and writes sightings down, until the returned function is called, which waits for what runs. */
export function startRegistryJobs({ watch, rollouts, sightings }: Registry, log: Log): () => Promise<void> {
  const turn = async () => {
    try {
      await sightings.flush();
      for (const line of await watch.look()) log.warn({}, line);
      // After the watch, whose judgement they go by.
      for (const line of await rollouts.look()) log.warn({}, line);
    } catch (error) {
      log.error({ err: error }, 'the watch over releases could not look');
    }
  };
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(turn);
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
    await sightings
      .flush()
      .catch((error: unknown) => log.error({ err: error }, 'sightings were not written'));
  };
}
