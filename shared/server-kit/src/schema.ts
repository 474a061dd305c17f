import { Type, type Static, type TSchema } from 'typebox';

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
