import { dateFormatter, formatDayAndMonth } from '@shop/config/dates';
import type { FigureFile, Figures, Period } from '../../api/types';

export interface PeriodNames {
  readonly name: string;
  /** The period it is compared with. */
  readonly before: string;
  /** The previous period after “none”, such as `in the last week`. */
  readonly within: string;
  /** The previous period in the legend of a plot. */
  readonly earlier: string;
}

/** Names of each period. */
export const periods: Readonly<Record<Period, PeriodNames>> = {
  today: {
    name: 'Today',
    before: 'this time yesterday',
    within: 'by this time yesterday',
    earlier: 'Yesterday',
  },
  7: {
    name: '7 days',
    before: 'the previous 7 days',
    within: 'in the previous 7 days',
    earlier: 'Previous 7 days',
  },
  30: {
    name: '30 days',
    before: 'the previous 30 days',
    within: 'in the previous 30 days',
    earlier: 'Previous 30 days',
  },
  90: {
    name: '90 days',
    before: 'the previous 90 days',
    within: 'in the previous 90 days',
    earlier: 'Previous 90 days',
  },
};

/** The order of the choices; an object would list its numeric keys first. */
const order: readonly Period[] = ['today', '7', '30', '90'];

/** Pairs of a value and its name. */
export const periodChoices = order.map((period) => [period, periods[period].name] as const);

/** The URL of a period. */
export const periodAddress = (period: string): string =>
  period === 'today' ? '/today' : `/today?period=${period}`;

/** The period in a URL; today when it is missing or unknown. */
export function periodIn(search: URLSearchParams): Period {
  const given = search.get('period');
  return order.find((period) => period === given) ?? 'today';
}

/** URL of a CSV file with the figures of a period. */
export const fileAddress = (period: Period, of: FigureFile): string =>
  `/api/v1/staff/today/export?period=${period}&of=${of}`;

const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });
const formatHour = dateFormatter({ hour: 'numeric' });

/** A figure compared with the one of the previous period, such as `33% more than this time yesterday`. */
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

/** The share of a whole; null if the whole is 0. */
export const shareOf = (part: number, all: number): string | null =>
  all > 0 ? fine.format(part / all) : null;

/** An hour or a day of the API in Indian time. */
export const momentName = (iso: string, by: Figures['by']): string =>
  (by === 'hour' ? formatHour : formatDayAndMonth)(iso).replaceAll(' ', '\u00a0');
