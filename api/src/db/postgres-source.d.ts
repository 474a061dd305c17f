import type { SqlSource } from './sql-source';
/** PostgreSQL over `url`. With `schema`, tables live there and only extensions come from `public`. */
export declare function openPostgresSource(url: string, schema?: string, connectionWaitMs?: number): SqlSource;
