import fs from 'node:fs';
import path from 'node:path';
import { lockFolder } from './folder-lock';
import { startPgliteThread } from './pglite-thread';
import type { SqlSource } from './sql-source';
import { plainName } from './plain-name';
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
    const thread = await startPgliteThread({ folder: path.join(dataDir, 'database') });
    const turns = createTurnQueue(connectionWaitMs);
    return {
      async acquire() {
        const release = await turns.take();
        return { run: (sql, parameters) => thread.query(sql, parameters), release };
      },
      async listen(channel, heard) {
        const release = await turns.take();
        try {
          await thread.query(`listen ${plainName(channel)}`, []);
        } finally {
          release();
        }
        const stop = thread.onNotice((notice) => {
          if (notice.channel === channel) heard(notice.payload);
        });
        return { isLive: () => true, stop: () => Promise.resolve(stop()) };
      },
      async end() {
        await turns.close();
        try {
          await thread.close();
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
