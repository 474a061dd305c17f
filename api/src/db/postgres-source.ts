import pg from 'pg';
import { DatabaseDownError, DatabaseError, redactedFields } from './database-error';
import { listenOnPostgres } from './postgres-listener';
import type { SqlSource } from './sql-source';

const { Pool, types } = pg;

/** OID of int8; amounts in paise and identities stay far under 2^53. */
const INT8 = 20;

const numbers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary' = 'text') =>
    oid === INT8 && format === 'text'
      ? Number
      : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/** The connection was refused or is gone; what the server itself reports has a severity. */
function failure(error: unknown): Error {
  const fields = redactedFields(error);
  return fields.severity === undefined
    ? new DatabaseDownError(`PostgreSQL cannot be reached: ${fields.message}`, { cause: error })
    : new DatabaseError(fields);
}

/** PostgreSQL over `url`. With `schema`, tables live there and only extensions come from `public`. */
export function openPostgresSource(url: string, schema?: string, connectionWaitMs = 10_000): SqlSource {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: connectionWaitMs,
    application_name: 'vintage-craft',
    types: numbers,
    ...(schema && { options: `-c search_path=${schema},public` }),
  });
  // An idle connection that breaks is replaced on the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  return {
    async acquire() {
      const client = await pool.connect().catch((error: unknown) => {
        throw failure(error);
      });
      return {
        async run(sql, parameters) {
          try {
            const { command, rowCount, rows } = await client.query<Record<string, unknown>>(sql, [
              ...parameters,
            ]);
            return { command, rowCount: rowCount ?? 0, rows };
          } catch (error) {
            throw failure(error);
          }
        },
        release: () => client.release(),
      };
    },
    listen: (channel, heard) => listenOnPostgres(url, channel, heard),
    end: () => pool.end(),
  };
}
