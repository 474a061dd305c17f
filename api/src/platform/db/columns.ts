import type { ColumnType, Generated } from 'kysely';

/** A moment: read as a Date, written as a Date or an ISO 8601 string. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** A moment that the database sets to now() when it is left out. */
export type DefaultedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** jsonb: read parsed, written as JSON text, because `pg` would turn a bare array into a PostgreSQL array. */
export type Json<Value> = ColumnType<Value, string, string>;

/** The identity column that joins tables; the wire shows `public_id` instead. */
export type Identity = Generated<number>;
