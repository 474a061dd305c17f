import { DatabaseBusyError } from './database-error';

/** A queue for one resource, first come, first served; waiting longer than the limit is refused. */
export interface TurnQueue {
  /** Resolves with the function that ends the turn. Rejects after the limit, or once closed. */
  take(): Promise<() => void>;
  /** Refuses new turns and resolves when the last one has ended. */
  close(): Promise<void>;
}

interface Waiter {
  readonly grant: () => void;
  readonly refuse: (reason: Error) => void;
}

/** `limitMs` is how long a turn may be waited for. */
export function createTurnQueue(limitMs: number): TurnQueue {
  const waiting: Waiter[] = [];
  let held = false;
  let closed = false;
  let drained: (() => void) | undefined;

  const next = () => {
    const waiter = waiting.shift();
    if (waiter) return waiter.grant();
    held = false;
    drained?.();
  };

  const turn = () => {
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      next();
    };
  };

  return {
    take() {
      if (closed) return Promise.reject(new Error('The database is closed.'));
      if (!held) {
        held = true;
        return Promise.resolve(turn());
      }
      return new Promise((resolve, reject) => {
        const waiter: Waiter = {
          grant: () => {
            clearTimeout(timer);
            resolve(turn());
          },
          refuse: reject,
        };
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(waiter), 1);
          waiter.refuse(
            new DatabaseBusyError(
              `The database's only connection was busy for ${limitMs / 1000} s. ` +
                'A transaction runs too long, or its outer handle is used inside of it.',
            ),
          );
        }, limitMs);
        waiting.push(waiter);
      });
    },
    close() {
      closed = true;
      if (!held) return Promise.resolve();
      return new Promise((resolve) => (drained = resolve));
    },
  };
}
