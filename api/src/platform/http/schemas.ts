import { textLimits } from '@shop/config/text-limits';
import { ref } from '@shop/server-kit';
import { type TSchema, Type } from 'typebox';
import { ApiError, NOT_BLANK } from './api-error';

const DAY_MS = 24 * 60 * 60_000;

/** An optional parameter for a day in India. */
export const dayInIndia = (description: string) =>
  Type.Optional(
    Type.String({
      pattern: '^\\d{4}-\\d{2}-\\d{2}$',
      description: `${description}, as YYYY-MM-DD in India.`,
    }),
  );

/** The beginning of a day in India. Throws an ApiError 400 for an invalid date. */
function beginningOf(text: string): Date {
  const moment = new Date(`${text}T00:00:00+05:30`);
  if (Number.isNaN(moment.getTime())) throw new ApiError(400, `${text} is not a valid date.`);
  return moment;
}

/** The time range of an inclusive range of days. Throws an ApiError 400 for an invalid date. */
export function betweenDays(query: { readonly from?: string; readonly to?: string }): {
  readonly from: Date | undefined;
  readonly before: Date | undefined;
} {
  return {
    from: query.from === undefined ? undefined : beginningOf(query.from),
    before: query.to === undefined ? undefined : new Date(beginningOf(query.to).getTime() + DAY_MS),
  };
}

/** Query parameters of a paged list. */
export const paging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
};

/** The page that a query of `paging` requests, by default the first 25 rows, and its range for SQL. */
export function pageOf({ page = 1, pageSize = 25 }: { readonly page?: number; readonly pageSize?: number }) {
  return { shown: { page, pageSize }, range: { offset: (page - 1) * pageSize, limit: pageSize } };
}

export { nullableRef, nullableText, ref } from '@shop/server-kit';

/** The body of a successful GET. */
export function dataOf<Schema extends TSchema>(schema: Schema) {
  return Type.Object({ data: schema });
}

/** Text that must not be blank. */
export function requiredText(maxLength: number) {
  return Type.String({ minLength: 1, maxLength, pattern: NOT_BLANK });
}

/** An email address in the format that browsers accept. */
export const emailText = Type.String({
  minLength: 1,
  maxLength: textLimits.email,
  pattern: '^\\s*[^\\s@]+@[^\\s@]+\\s*$',
});

export const Failure = Type.Object(
  {
    status: Type.Integer({ description: 'The HTTP status.' }),
    message: Type.String({ description: 'A message for the shopper.' }),
  },
  { $id: 'Failure', additionalProperties: true },
);

/** The error responses of every route. */
export const failures = { '4xx': ref(Failure), '5xx': ref(Failure) } as const;

export const Success = Type.Object(
  { success: Type.Boolean(), message: Type.Optional(Type.String()) },
  { $id: 'Success' },
);
