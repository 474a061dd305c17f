import { textLimits } from '@shop/config/text-limits';
import { ref } from '@shop/http';
import { Type, type TSchema } from 'typebox';

export { nullableRef, nullableText, ref } from '@shop/http';

/** The body of a successful GET. */
export function dataOf<Schema extends TSchema>(schema: Schema) {
  return Type.Object({ data: schema });
}

/** Text that must hold something besides space. */
export function requiredText(maxLength: number) {
  return Type.String({ minLength: 1, maxLength, pattern: '\\S' });
}

/** An email address as browsers take it; whether it exists is another question. */
export const emailText = Type.String({
  minLength: 1,
  maxLength: textLimits.email,
  pattern: '^\\s*[^\\s@]+@[^\\s@]+\\s*$',
});

export const Failure = Type.Object(
  {
    status: Type.Integer({ description: 'The HTTP status again.' }),
    message: Type.String({ description: 'For a shopper to read.' }),
  },
  { $id: 'Failure', additionalProperties: true },
);

/** The failed responses that every route may give. */
export const failures = { '4xx': ref(Failure), '5xx': ref(Failure) } as const;

export const Success = Type.Object(
  { success: Type.Boolean(), message: Type.Optional(Type.String()) },
  { $id: 'Success' },
);
