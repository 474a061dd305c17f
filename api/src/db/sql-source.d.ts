import type { PostgresPool } from 'kysely';
export interface SqlResult {
    readonly command: string;
    readonly rowCount: number;
    readonly rows: unknown[];
}
/** One connection, held until it is released. */
export interface SqlClient {
    run(sql: string, parameters: readonly unknown[]): Promise<SqlResult>;
    release(): void;
}
/** Where connections come from: an engine behind the interface that the database needs of it. */
export interface SqlSource {
    acquire(): Promise<SqlClient>;
    /** Waits for the connections in use, then stops the engine. */
    end(): Promise<void>;
}
/** Presents a source as the pool that Kysely's PostgreSQL dialect expects. `beforeConnect` may refuse by throwing. */
export declare function poolOver(source: SqlSource, beforeConnect: () => void): PostgresPool;
