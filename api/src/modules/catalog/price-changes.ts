import { priceChangeRetryMs } from '../../durations';
import type { Executor } from '../../platform/db/schema';
import type { Clock } from '../../platform/jobs/clock';
import { nextPriceChanges } from './sale-prices';

/** How many changes are known ahead, so that a second one is not missed while they are read again. */
const AHEAD = 50;

/** Maximum delay of a timer. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** Knows when a discount begins or ends next. */
export interface PriceChanges {
  /**
   * When prices change next, in ms since 1970; Infinity if they do not. A change that is due is reported first, so call it before
   * a cached price is used: a timer alone may be late on a busy machine.
   */
  next(): number;
  /** Reads the next change again, after a change of the catalogue. Never rejects. */
  refresh(): Promise<void>;
  stop(): void;
}

/** Calls `onDue` whenever the discount of any product begins or ends, once for each such time. */
export function watchPriceChanges(db: Executor, clock: Clock, onDue: () => void): PriceChanges {
  let upcoming: readonly number[] = [];
  /** Changes up to this time have been reported. */
  let reported = clock.now();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let reads = 0;

  const nextMs = () => upcoming[0] ?? Infinity;

  function wake(delayMs: number, action: () => void): void {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(action, Math.min(delayMs, MAX_DELAY_MS));
    timer.unref();
  }

  async function refresh(): Promise<void> {
    const read = (reads += 1);
    try {
      const found = await nextPriceChanges(db, reported, AHEAD);
      if (read !== reads) return;
      upcoming = found.map((moment) => moment.getTime());
      schedule();
    } catch {
      // The changes that are already known remain.
      if (read === reads) wake(priceChangeRetryMs, () => void refresh());
    }
  }

  function schedule(): void {
    const [next] = upcoming;
    if (next === undefined) return clearTimeout(timer);
    wake(Math.max(1, next - clock.now().getTime()), () => {
      if (reportDue()) return;
      schedule();
    });
  }

  function reportDue(): boolean {
    const now = clock.now().getTime();
    if (now < nextMs()) return false;
    reported = new Date(now);
    upcoming = upcoming.filter((moment) => moment > now);
    onDue();
    void refresh();
    return true;
  }

  return {
    next() {
      reportDue();
      return nextMs();
    },
    refresh,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
