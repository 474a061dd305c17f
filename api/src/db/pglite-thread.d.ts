import type { WorkerSettings } from './pglite-messages';
import type { SqlResult } from './sql-source';
/** The main thread's end of the database's worker. */
export interface PgliteThread {
    query(sql: string, parameters: readonly unknown[]): Promise<SqlResult>;
    /** Closes the database cleanly and ends the thread. */
    close(): Promise<void>;
}
/** Starts PGlite in a worker thread over that folder. Rejects when the engine cannot start. */
export declare function startPgliteThread(settings: WorkerSettings): Promise<PgliteThread>;
