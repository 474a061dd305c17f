import { Type } from 'typebox';
import { ApiError } from './api-error';

const DAY_MS = 24 * 60 * 60_000;

/** An optional parameter for a day in India. */
export const dayInIndia = (description: string) =>
  Type.Optional(
    Type.String({
      pattern: '^\\d{4}-\\d{2}-\\d{2}$',
      description: `${description}, as YYYY-MM-DD in India.`,
    }),
  );

/** Midnight in India at which a day begins. Throws an ApiError 400 for a day that no calendar has. */
function beginningOf(text: string): Date {
  const moment = new Date(`${text}T00:00:00+05:30`);
  if (Number.isNaN(moment.getTime())) throw new ApiError(400, `${text} is not a day.`);
  return moment;
}

/** The moments between which days lie, the last one included. Throws an ApiError 400 for a day that no calendar has. */
export function betweenDays(query: { readonly from?: string; readonly to?: string }): {
  readonly from: Date | undefined;
  readonly before: Date | undefined;
} {
  return {
    from: query.from === undefined ? undefined : beginningOf(query.from),
    before: query.to === undefined ? undefined : new Date(beginningOf(query.to).getTime() + DAY_MS),
  };
}
