import fs from 'node:fs';
import path from 'node:path';
import { lockFolder } from './folder-lock';
import { startPgliteEngine } from './pglite-engine';
import type { SqlSource } from './sql-source';
import { createTurnQueue } from './turn-queue';

/** How long a statement waits for the one connection, in milliseconds. */
const CONNECTION_WAIT_MS = 10_000;

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
    const engine = await startPgliteEngine({ folder: path.join(dataDir, 'database') });
    const turns = createTurnQueue(connectionWaitMs);
    return {
      async acquire() {
        const release = await turns.take();
        try {
          const thread = await engine.current();
          return { run: (sql, parameters) => thread.query(sql, parameters), release };
        } catch (error) {
          release();
          throw error;
        }
      },
      async listen(channel, heard) {
        const release = await turns.take();
        try {
          const stop = await engine.listen(channel, heard);
          return { isLive: () => true, stop: () => Promise.resolve(stop()) };
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
