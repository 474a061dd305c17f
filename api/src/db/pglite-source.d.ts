import type { SqlSource } from './sql-source';
/**
 * The embedded engine over `dataDir`: one connection, one process. Rejects with a line for the operator when
 * another process holds the folder.
 */
export declare function openPgliteSource(dataDir: string, connectionWaitMs?: number): Promise<SqlSource>;
