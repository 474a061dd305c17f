import fs from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { type DatabaseErrorFields, redactedFields } from './database-error';
import { logPosition, type LogPosition } from './log-position';
import type { SqlResult } from './sql-source';

/** A request from the main thread to the database's worker. */
export type WorkerRequest =
  | { readonly kind: 'query'; readonly id: number; readonly sql: string; readonly parameters: unknown[] }
  | { readonly kind: 'close'; readonly id: number };

/** A response or notification of the worker; the response with `id` 0 reports that it has started, or why it could not. */
export type WorkerReply =
  | { readonly id: number; readonly result: SqlResult }
  | { readonly id: number; readonly error: DatabaseErrorFields }
  | { readonly notice: Notice };

/** A notification of a committed transaction. */
export interface Notice {
  readonly channel: string;
  readonly payload: string;
}

export interface WorkerSettings {
  /** PostgreSQL's data folder; created if it is missing. */
  readonly folder: string;
}

type EmscriptenModule = Parameters<NonNullable<Parameters<NodeFS['init']>[1]['preRun']>[number]>[0];

type Mounted = Awaited<ReturnType<NodeFS['init']>>;

interface NodeStream {
  readonly nfd?: number;
}

/** Emscripten's file system for Node does not implement fsync, so a power cut would lose acknowledged orders; this adds it. */
class DurableNodeFS extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>): Promise<Mounted> {
    const ready = await super.init(pglite, options);
    const addFsync = (module: EmscriptenModule) => {
      const { NODEFS } = module as unknown as { NODEFS: { stream_ops: Record<string, unknown> } };
      NODEFS.stream_ops.fsync = (stream: NodeStream) => {
        if (stream.nfd !== undefined) fs.fsyncSync(stream.nfd);
        return 0;
      };
    };
    ready.emscriptenOpts.preRun = [...(ready.emscriptenOpts.preRun ?? []), addFsync];
    return ready;
  }
}

/** PGlite starts with `-F`, which turns fsync off; these parameters turn it on. */
const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'synchronous_commit=on'].flatMap((setting) => ['-c', setting]),
];

// Parsing rows and running WebAssembly would stall every request if this ran on the main thread.
const port = parentPort;
if (!port) throw new Error('pglite-worker runs as a worker thread only');
const { folder } = workerData as WorkerSettings;
const reply = (message: WorkerReply) => port.postMessage(message);
const emptyResult: SqlResult = { command: '', rowCount: 0, rows: [] };

/** Clears a folder that an interrupted first start left unusable; nothing was ever stored in it. */
function clearIncompleteFolder(marker: string): void {
  if (fs.existsSync(folder) && !fs.existsSync(marker)) fs.rmSync(folder, { recursive: true });
}

/** Creates an empty file and flushes it to disk: without it the folder would be cleared. */
function createDurably(file: string): void {
  fs.writeFileSync(file, '', { flush: true });
  // Windows does not support or need fsync of a folder.
  if (process.platform === 'win32') return;
  const parent = fs.openSync(path.dirname(file), 'r');
  fs.fsyncSync(parent);
  fs.closeSync(parent);
}

/** Size of the test write, in bytes: more than the engine writes at once. */
const PROBE_BYTES = 1024 * 1024;

/** Whether the folder's disk is full: the engine does not report this as the reason of a failed start. */
function isDiskFull(): boolean {
  const file = `${folder}.probe`;
  try {
    const probe = fs.openSync(file, 'w');
    try {
      fs.writeSync(probe, Buffer.alloc(PROBE_BYTES), 0, PROBE_BYTES, 0);
    } finally {
      fs.closeSync(probe);
    }
    return false;
  } catch (error) {
    return ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
  } finally {
    fs.rmSync(file, { force: true });
  }
}

async function start(): Promise<PGlite> {
  const marker = path.join(folder, 'initialised');
  clearIncompleteFolder(marker);
  const pglite = await PGlite.create({
    fs: new DurableNodeFS(folder),
    startParams: durableStartParams,
    extensions: { pg_trgm },
  });
  if (!fs.existsSync(marker)) createDurably(marker);
  return pglite;
}

/** After a WebAssembly trap the engine cannot continue. */
const failure = (error: unknown) =>
  error instanceof Error && error.name === 'RuntimeError'
    ? { message: error.message, severity: 'PANIC' }
    : redactedFields(error);

async function response(pglite: PGlite, position: LogPosition, request: WorkerRequest): Promise<SqlResult> {
  if (request.kind === 'close') {
    await position.note(true);
    await pglite.close();
    return emptyResult;
  }
  const { rows, command = '', rowCount = 0 } = await pglite.query(request.sql, request.parameters);
  if (command === 'COMMIT') await position.note();
  return { command, rowCount, rows };
}

try {
  const pglite = await start();
  const position = logPosition(pglite, folder);
  await position.check();
  pglite.onNotification((channel, payload) => reply({ notice: { channel, payload } }));
  port.on('message', (request: WorkerRequest) => {
    response(pglite, position, request).then(
      (result) => reply({ id: request.id, result }),
      (error: unknown) => reply({ id: request.id, error: failure(error) }),
    );
  });
  reply({ id: 0, result: emptyResult });
} catch (error) {
  const full = { message: 'No space left on device', code: '53100' };
  reply({ id: 0, error: isDiskFull() ? full : redactedFields(error) });
}
