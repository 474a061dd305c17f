const moment = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});
const day = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** A timestamp of the API in Indian time. In a narrow column it wraps only between date and time. */
export const formatMoment = (iso: string): string =>
  moment.format(new Date(iso)).replaceAll(' ', '\u00a0').replace(',\u00a0', ', ');

/** The date of a timestamp of the API, in India. */
export const formatDay = (iso: string): string => day.format(new Date(iso));

const whole = new Intl.NumberFormat('en-IN');

/** A count with its noun: `1 order`, `1,20,000 orders`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** A count with Indian digit groups: `1,20,000`. */
export const formatCount = (count: number): string => whole.format(count);
