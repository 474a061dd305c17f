import { DatabaseDownError } from './database-error';
import type { WorkerSettings } from './pglite-messages';
import { startPgliteThread, type PgliteThread } from './pglite-thread';
import { plainName } from './plain-name';
import type { NoticeListener } from './sql-source';

/** How long after a failed start the next one is tried, in milliseconds. */
const PAUSE_MS = 3_000;

/** The embedded engine over its thread: one that broke, as on a full disk, is started again on the same folder. */
export interface PgliteEngine {
  /** The thread that runs now. One caller at a time. Rejects with DatabaseDownError while none can be started. */
  current(): Promise<PgliteThread>;
  /** Listens on whatever thread runs; after a new start `onNotice` gets null, since something may have been missed. */
  listen(channel: string, onNotice: NoticeListener): Promise<() => void>;
  /** True while its thread is broken. */
  isBroken(): boolean;
  close(): Promise<void>;
}

interface Listener {
  readonly channel: string;
  readonly onNotice: NoticeListener;
}

/**
 * Starts the engine. Rejects when its first start fails. `changed` gets the reason why its thread could not be started again, and
 * undefined when it could.
 */
export async function startPgliteEngine(
  settings: WorkerSettings,
  changed: (down: DatabaseDownError | undefined) => void,
): Promise<PgliteEngine> {
  const listeners = new Set<Listener>();
  let failed: { readonly at: number; readonly error: DatabaseDownError } | undefined;

  const start = async () => {
    const started = await startPgliteThread(settings);
    started.onNotice((notice) => {
      for (const { channel, onNotice } of listeners) if (channel === notice.channel) onNotice(notice.payload);
    });
    return started;
  };
  let thread = await start();

  const startAgain = async () => {
    if (failed && performance.now() - failed.at < PAUSE_MS) throw failed.error;
    try {
      thread = await start();
      for (const { channel } of listeners) await thread.query(`listen ${plainName(channel)}`, []);
    } catch (cause) {
      const error = new DatabaseDownError('The embedded database cannot be started again.', { cause });
      if (!failed) changed(error);
      failed = { at: performance.now(), error };
      throw error;
    }
    if (failed) changed(undefined);
    failed = undefined;
    for (const { onNotice } of listeners) onNotice(null);
  };

  return {
    async current() {
      if (thread.isBroken()) await startAgain();
      return thread;
    },
    async listen(channel, onNotice) {
      if (thread.isBroken()) await startAgain();
      await thread.query(`listen ${plainName(channel)}`, []);
      const listener = { channel, onNotice };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isBroken: () => thread.isBroken(),
    close: () => thread.close(),
  };
}
