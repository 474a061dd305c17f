import { durations } from './durations';
import type { OrderContext } from './ports';
import { reconcile } from './reconcile';
import { drainInbox } from './webhook-inbox';

export interface RunningJobs {
  /** Stops the timer, waits for a run under way, and applies what the inbox still holds. */
  stopJobs(): Promise<void>;
}

/** Work on orders that no request waits for. */
export interface OrderJobs {
  /** Applies what the inbox holds; never rejects. Called again while it runs, it runs once more. */
  drain(): Promise<void>;
  /** Reconciles now and then every `intervalMs` (a minute), until stopped. */
  startJobs(intervalMs?: number): RunningJobs;
}

/** Runs work one at a time; a call while it runs makes it run once more. */
function oneAtATime(work: () => Promise<void>) {
  let running: Promise<void> | null = null;
  let again = false;
  const run = async () => {
    try {
      do {
        again = false;
        await work();
      } while (again);
    } finally {
      running = null;
    }
  };
  return {
    start(): Promise<void> {
      if (running) again = true;
      return (running ??= run());
    },
    async settled(): Promise<void> {
      again = false;
      await running;
    },
  };
}

/** Prepares the jobs of an instance; nothing runs before `drain` or `startJobs`. Safe on several instances at once. */
export function createJobs(context: OrderContext): OrderJobs {
  const inbox = oneAtATime(() =>
    drainInbox(context).catch((error: unknown) => {
      context.log.error({ err: error }, 'the inbox of webhooks could not be read');
    }),
  );
  const turns = oneAtATime(() => reconcile(context));
  return {
    drain: () => inbox.start(),
    startJobs(intervalMs = durations.reconcile) {
      void turns.start();
      const timer = setInterval(() => void turns.start(), intervalMs);
      timer.unref();
      return {
        async stopJobs() {
          clearInterval(timer);
          await turns.settled();
          await inbox.start();
        },
      };
    },
  };
}
