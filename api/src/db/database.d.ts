import { Kysely, type Transaction } from 'kysely';
import type { Schema } from './schema';
/** The embedded engine over a folder, or PostgreSQL when there is a URL. */
export type DatabaseConfig = {
    readonly dataDir: string;
    readonly connectionWaitMs?: number;
} | {
    readonly databaseUrl: string;
    /** PostgreSQL schema for the tables; its default is the user's search path. */
    readonly schema?: string;
    readonly connectionWaitMs?: number;
};
export interface Database {
    readonly db: Kysely<Schema>;
    /** Where the tables live, when it was given. */
    readonly schema: string | undefined;
    readonly engine: 'pglite' | 'postgres';
    /**
     * Commits when `work` resolves, rolls back when it rejects. Inside, only `tx` reaches the database: the
     * outer handle throws there. Work with other systems belongs outside.
     */
    transaction<T>(work: (tx: Transaction<Schema>) => Promise<T>): Promise<T>;
    /** Waits for what runs, then closes; the handle is of no use afterwards. */
    close(): Promise<void>;
}
/** Opens either engine. Tables come from `migrateToLatest`. Rejects with a line that an operator can act on. */
export declare function openDatabase(config: DatabaseConfig): Promise<Database>;
