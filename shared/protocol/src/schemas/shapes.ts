import { Type, type Static, type TSchema } from 'typebox';

/** An object with a value of that schema for each name. */
export const byName = <Schema extends TSchema>(schema: Schema, options: object = {}) =>
  Type.Unsafe<Record<string, Static<Schema>>>({ type: 'object', additionalProperties: schema, ...options });

/** A moment. */
export const moment = Type.String({ description: 'ISO 8601, UTC.' });
