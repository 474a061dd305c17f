import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { DatabaseDownError, DatabaseError } from './database-error';
import type { Notice, WorkerReply, WorkerRequest, WorkerSettings } from './pglite-messages';
import type { SqlResult } from './sql-source';

/** The main thread's end of the database's worker. */
export interface PgliteThread {
  query(sql: string, parameters: readonly unknown[]): Promise<SqlResult>;
  /** True once the engine can run nothing any more. */
  isBroken(): boolean;
  /** Calls `listener` with every notice on the channels that are listened on, before the response of what caused it. */
  onNotice(listener: (notice: Notice) => void): () => void;
  /** Closes the database cleanly and ends the thread. */
  close(): Promise<void>;
}

interface Pending {
  readonly resolve: (result: SqlResult) => void;
  readonly reject: (error: Error) => void;
}

// After these the engine would hang at its next statement.
const isFinal = (severity: string | undefined) => severity === 'PANIC' || severity === 'FATAL';

/**
 * How much of a function of WebAssembly runs before it is compiled again, optimised. The default of Node 22 and newer; with that
 * of Node 20, a seventh, compiling takes two seconds of processor time from a start.
 */
const TIERING_BUDGET = 13_000_000;

/** Starts PGlite in a worker thread over that folder. Rejects when the engine cannot start. */
export async function startPgliteThread(settings: WorkerSettings): Promise<PgliteThread> {
  setFlagsFromString(`--wasm-tiering-budget=${TIERING_BUDGET}`);
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
