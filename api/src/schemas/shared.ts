import { Type, type Static, type TSchema } from 'typebox';

type Named = TSchema & { readonly $id: string };

/** A reference to a schema with an `$id`, typed as what it refers to; the document gets one definition of it. */
export function ref<Schema extends TSchema>(schema: Schema) {
  return Type.Unsafe<Static<Schema>>({ $ref: `${(schema as unknown as Named).$id}#` });
}

/** Text or null. */
export const nullableText = Type.Unsafe<string | null>({ type: ['string', 'null'] });

/** What is referred to, or null. */
export function nullableRef<Schema extends TSchema>(schema: Schema) {
  return Type.Union([ref(schema), Type.Null()]);
}

/** The body of a successful GET. */
export function dataOf<Schema extends TSchema>(schema: Schema) {
  return Type.Object({ data: schema });
}

/** Text that must hold something besides space. */
export function requiredText(maxLength: number) {
  return Type.String({ minLength: 1, maxLength, pattern: '\\S' });
}

/** An e-mail address as browsers take it; whether it exists is another question. */
export const emailText = Type.String({
  minLength: 1,
  maxLength: 254,
  pattern: '^\\s*[^\\s@]+@[^\\s@]+\\s*$',
});

export const Failure = Type.Object(
  {
    status: Type.Integer({ description: 'The HTTP status again.' }),
    message: Type.String({ description: 'For a shopper to read.' }),
  },
  { $id: 'Failure', additionalProperties: true },
);

/** The failed answers that every route may give. */
export const failures = { '4xx': ref(Failure), '5xx': ref(Failure) } as const;

export const Success = Type.Object(
  { success: Type.Boolean(), message: Type.Optional(Type.String()) },
  { $id: 'Success' },
);
