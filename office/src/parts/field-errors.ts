import { isApiFailure } from '@shop/contracts';

/** The field of a form that the API rejected; undefined if it named none. */
const fieldOf = (error: unknown): string | undefined => (isApiFailure(error) ? error.field : undefined);

/** The message for a field that the API rejected. */
export const errorAt = (error: unknown, field: string): string | undefined =>
  isApiFailure(error) && error.field === field ? error.message : undefined;

/** The error, unless it belongs to one of these fields, which show it themselves. */
export const errorBeside = (error: unknown, fields: readonly string[]): unknown => {
  const field = fieldOf(error);
  return field !== undefined && fields.includes(field) ? undefined : error;
};
