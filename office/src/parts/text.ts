import { formatDateTime } from '@shop/config/dates';

export { formatShortDate as formatDay } from '@shop/config/dates';

/** A timestamp of the API in Indian time. In a narrow column it wraps only between date and time. */
export const formatMoment = (iso: string): string => formatDateTime(iso).replace(/([^,]) /g, '$1\u00a0');

const whole = new Intl.NumberFormat('en-IN');

/** A count with its noun: `1 order`, `1,20,000 orders`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** A count with Indian digit groups: `1,20,000`. */
export const formatCount = (count: number): string => whole.format(count);
