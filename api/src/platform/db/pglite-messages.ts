import type { DatabaseErrorFields } from './database-error';
import type { SqlResult } from './sql-source';

/** What the main thread sends to the database's worker. */
export type WorkerRequest =
  | { readonly kind: 'query'; readonly id: number; readonly sql: string; readonly parameters: unknown[] }
  | { readonly kind: 'close'; readonly id: number };

/** What the worker responds, and what it reports unasked; `id` 0 says that it has started, or why it could not. */
export type WorkerReply =
  | { readonly id: number; readonly result: SqlResult }
  | { readonly id: number; readonly error: DatabaseErrorFields }
  | { readonly notice: Notice };

/** What a committed transaction notified. */
export interface Notice {
  readonly channel: string;
  readonly payload: string;
}

export interface WorkerSettings {
  /** PostgreSQL's data folder; made when it is not there. */
  readonly folder: string;
}
