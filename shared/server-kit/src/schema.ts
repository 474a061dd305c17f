import { type Static, type TSchema, Type } from 'typebox';

type Named = TSchema & { readonly $id: string };

/** A reference to a schema with an `$id`, typed as its target; the document has one definition of it. */
export function ref<Schema extends TSchema>(schema: Schema) {
  return Type.Unsafe<Static<Schema>>({ $ref: `${(schema as unknown as Named).$id}#` });
}

/** Text or null. */
export const nullableText = Type.Unsafe<string | null>({ type: ['string', 'null'] });

/** A reference or null. */
export function nullableRef<Schema extends TSchema>(schema: Schema) {
  return Type.Union([ref(schema), Type.Null()]);
}

/** Deeper than any valid body; the limit prevents stack exhaustion. */
const maxDepth = 16;

/** True when a string can be stored: no NUL, which PostgreSQL refuses, and no lone surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** True if every text in a JSON value, including field names, can be stored. */
export function isStorableValue(value: unknown, depth = maxDepth): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorableValue(inner, depth - 1));
}
