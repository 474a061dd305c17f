import type { ColumnType } from 'kysely';

/** jsonb: read parsed, written as JSON text. */
export type Json<Value> = ColumnType<Value, string, string>;
/** A timestamp, read and written as a Date. */
export type Moment = ColumnType<Date, Date, Date>;

/** The largest id or seq: the maximum of an int column. */
export const maxId = 2 ** 31 - 1;
