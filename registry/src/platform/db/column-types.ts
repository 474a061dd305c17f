import type { ColumnType } from 'kysely';

/** jsonb: read parsed, written as JSON text. */
export type Json<Value> = ColumnType<Value, string, string>;
/** A moment: read as a Date, written as a Date. */
export type Moment = ColumnType<Date, Date, Date>;
