import { Worker } from 'node:worker_threads';
import { embeddedRetryMs } from '../../durations';
import { DatabaseDownError, DatabaseError } from './database-error';
import type { Notice, WorkerReply, WorkerRequest, WorkerSettings } from './pglite-worker';
import { type NoticeListener, plainName, type SqlResult } from './sql-source';

/** The main thread's interface to the database's worker. */
interface PgliteThread {
  query(sql: string, parameters: readonly unknown[]): Promise<SqlResult>;
  /** True once the engine has stopped working. */
  isBroken(): boolean;
  /** Calls `listener` with every notification on the subscribed channels, before the response of the statement that caused it. */
  onNotice(listener: (notice: Notice) => void): () => void;
  /** Closes the database cleanly and ends the thread. */
  close(): Promise<void>;
}

interface Pending {
  readonly resolve: (result: SqlResult) => void;
  readonly reject: (error: Error) => void;
}

// Severities after which the engine would hang at its next statement.
const isFinal = (severity: string | undefined) => severity === 'PANIC' || severity === 'FATAL';

/** Starts PGlite in a worker thread on that folder. Rejects when the engine cannot start. */
async function startPgliteThread(settings: WorkerSettings): Promise<PgliteThread> {
  const worker = new Worker(new URL('./pglite-worker-entry.mjs', import.meta.url), {
    workerData: settings,
    execArgv: [],
  });
  const pending = new Map<number, Pending>();
  const listeners = new Set<(notice: Notice) => void>();
  let lastId = 0;
  let stopped: Error | undefined;

  const stop = (reason: Error) => {
    stopped ??= reason;
    for (const { reject } of pending.values()) reject(stopped);
    pending.clear();
  };
  worker.on('message', (reply: WorkerReply) => {
    if ('notice' in reply) {
      for (const listener of listeners) listener(reply.notice);
      return;
    }
    const waiter = pending.get(reply.id);
    pending.delete(reply.id);
    if ('error' in reply) {
      waiter?.reject(new DatabaseError(reply.error));
      if (!isFinal(reply.error.severity)) return;
      stop(new DatabaseDownError(`The embedded database stopped: ${reply.error.message}`));
      void worker.terminate();
    } else waiter?.resolve(reply.result);
  });
  worker.on('error', (error) =>
    stop(new DatabaseDownError(`The embedded database stopped: ${error.message}`)),
  );
  worker.on('exit', () => stop(new DatabaseDownError('The embedded database has stopped.')));

  const waitFor = (id: number) =>
    new Promise<SqlResult>((resolve, reject) => {
      if (stopped) reject(stopped);
      else pending.set(id, { resolve, reject });
    });
  const send = (request: WorkerRequest) => {
    const responded = waitFor(request.id);
    if (!stopped) worker.postMessage(request);
    return responded;
  };

  try {
    await waitFor(0);
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return {
    query: (sql, parameters) => send({ kind: 'query', id: ++lastId, sql, parameters: [...parameters] }),
    isBroken: () => stopped !== undefined,
    onNotice(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      if (stopped) return;
      await send({ kind: 'close', id: ++lastId });
      await worker.terminate();
    },
  };
}

/** The embedded engine and its thread. A broken thread, for example on a full disk, is restarted on the same folder. */
interface PgliteEngine {
  /** The running thread. One caller at a time. Rejects with DatabaseDownError while it cannot be restarted. */
  current(): Promise<PgliteThread>;
  /** Listens on the current thread. After a restart `onNotice` receives null, since notifications may have been missed. */
  listen(channel: string, onNotice: NoticeListener): Promise<() => void>;
  /** True while the thread is broken. */
  isBroken(): boolean;
  close(): Promise<void>;
}

interface Listener {
  readonly channel: string;
  readonly onNotice: NoticeListener;
}

/**
 * Starts the engine. Rejects when its first start fails. `changed` receives the reason why the thread could not be restarted, and
 * undefined when it was.
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
    if (failed && performance.now() - failed.at < embeddedRetryMs) throw failed.error;
    try {
      thread = await start();
      for (const { channel } of listeners) await thread.query(`listen ${plainName(channel)}`, []);
    } catch (cause) {
      const error = new DatabaseDownError('The embedded database cannot be restarted.', { cause });
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
