import fs from 'node:fs';
import path from 'node:path';
import { embeddedWaitMs, probeMs } from '../../durations';
import { createNotifier, DatabaseBusyError } from './database-error';
import { type SqlClient, type SqlSource, startDeadline } from './sql-source';
import { lockFolder } from './folder-lock';
import { startPgliteEngine } from './pglite-engine';

/** A first-come, first-served queue for one resource; waiting is limited. */
interface TurnQueue {
  /** Resolves with a function that ends the turn. Rejects after the limit, or once closed. */
  take(): Promise<() => void>;
  /** Refuses new turns and resolves when the last one has ended. */
  close(): Promise<void>;
}

interface Waiter {
  readonly grant: () => void;
  readonly refuse: (reason: Error) => void;
}

/** `limitMs` is the maximum wait for a turn. */
function createTurnQueue(limitMs: number): TurnQueue {
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
                'A transaction is taking too long, or code inside it uses the database handle instead of the transaction.',
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

/**
 * The embedded engine on `dataDir`: one connection, one process. Rejects with an operator-facing error when another process has
 * locked the folder.
 */
export async function openPgliteSource(
  dataDir: string,
  connectionWaitMs: number = embeddedWaitMs,
): Promise<SqlSource> {
  fs.mkdirSync(dataDir, { recursive: true });
  const lock = await lockFolder(dataDir);
  try {
    const { notify, onChange } = createNotifier();
    const engine = await startPgliteEngine({ folder: path.join(dataDir, 'database') }, (down) =>
      notify({ part: 'server', down }),
    );
    const turns = createTurnQueue(connectionWaitMs);

    async function acquire(): Promise<SqlClient> {
      const release = await turns.take();
      try {
        const thread = await engine.current();
        return { run: (sql, parameters) => thread.query(sql, parameters), release };
      } catch (error) {
        release();
        throw error;
      }
    }

    async function isResponsive(): Promise<boolean> {
      try {
        const client = await acquire();
        await client.run('select 1', []).finally(() => client.release());
        return true;
      } catch {
        return false;
      }
    }

    return {
      acquire,
      // The embedded engine does not have a replica.
      catchUp: () => undefined,
      // A broken engine refuses immediately, and the next caller restarts it.
      isDown: () => false,
      isReachable: () =>
        new Promise((resolve) => {
          const clearDeadline = startDeadline(probeMs, () => resolve(false));
          void isResponsive().then(resolve).finally(clearDeadline);
        }),
      onChange,
      async listen(channel, onNotice) {
        const release = await turns.take();
        try {
          const stop = await engine.listen(channel, onNotice);
          return {
            isLive: () => !engine.isBroken(),
            // The engine sends the notifications of a commit before its response.
            caughtUp: () => Promise.resolve(),
            stop: () => Promise.resolve(stop()),
          };
        } finally {
          release();
        }
      },
      async end() {
        await turns.close();
        try {
          await engine.close();
        } finally {
          await lock.release();
        }
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
