import type { Figures } from '../../api/types';
import type { PeriodNames } from './periods';

const whole = new Intl.NumberFormat('en-IN');
const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });
const hour = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', timeZone: 'Asia/Kolkata' });
const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'Asia/Kolkata' });

/** A number with its thing: `1 order`, `12 orders`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${whole.format(count)} ${count === 1 ? one : many}`;

/** How a figure stands to the one of the period before, such as `33% more than yesterday by this time`. */
export function compared(
  now: number,
  before: number,
  period: Pick<PeriodNames, 'before' | 'within'>,
): string {
  if (now === before) return `the same as ${period.before}`;
  if (before <= 0) return `none ${period.within}`;
  const change = percent.format(Math.abs(now - before) / before);
  return `${change} ${now > before ? 'more' : 'less'} than ${period.before}`;
}

/** A part of a whole; null of nothing. */
export const shareOf = (part: number, all: number): string | null =>
  all > 0 ? fine.format(part / all) : null;

/** An hour or a day of the API as clocks in India show it. */
export const momentName = (iso: string, by: Figures['by']): string =>
  (by === 'hour' ? hour : day).format(new Date(iso)).replaceAll(' ', '\u00a0');
