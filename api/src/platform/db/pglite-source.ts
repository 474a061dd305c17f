import fs from 'node:fs';
import path from 'node:path';
import { createNotifier } from './database-error';
import { startDeadline } from './deadline';
import { lockFolder } from './folder-lock';
import { startPgliteEngine } from './pglite-engine';
import type { SqlClient, SqlSource } from './sql-source';
import { createTurnQueue } from './turn-queue';

/** How long a statement waits for the one connection, in milliseconds. */
const CONNECTION_WAIT_MS = 10_000;

/** How long the engine may take to respond, in milliseconds. */
const PROBE_MS = 1_500;

/**
 * The embedded engine over `dataDir`: one connection, one process. Rejects with a line for the operator when
 * another process holds the folder.
 */
export async function openPgliteSource(
  dataDir: string,
  connectionWaitMs: number = CONNECTION_WAIT_MS,
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

    async function responses(): Promise<boolean> {
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
      // There is no replica.
      catchUp: () => undefined,
      // It refuses at once, and the next caller starts it again.
      isDown: () => false,
      isReachable: () =>
        new Promise((resolve) => {
          const inTime = startDeadline(PROBE_MS, () => resolve(false));
          void responses().then(resolve).finally(inTime);
        }),
      onChange,
      async listen(channel, onNotice) {
        const release = await turns.take();
        try {
          const stop = await engine.listen(channel, onNotice);
          return {
            isLive: () => !engine.isBroken(),
            // The engine sends the notices of a commit before its response.
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
