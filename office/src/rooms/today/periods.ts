import type { FigureFile, Period } from '../../api/types';

export interface PeriodNames {
  readonly name: string;
  /** What it is compared with. */
  readonly before: string;
  /** The same with what stands before it after "none". */
  readonly within: string;
  /** The whole period before, in a plot. */
  readonly earlier: string;
}

/** What each period is called. */
export const periods: Readonly<Record<Period, PeriodNames>> = {
  today: {
    name: 'Today',
    before: 'yesterday by this time',
    within: 'yesterday by this time',
    earlier: 'Yesterday',
  },
  7: {
    name: '7 days',
    before: 'the 7 days before',
    within: 'in the 7 days before',
    earlier: 'The 7 days before',
  },
  30: {
    name: '30 days',
    before: 'the 30 days before',
    within: 'in the 30 days before',
    earlier: 'The 30 days before',
  },
  90: {
    name: '90 days',
    before: 'the 90 days before',
    within: 'in the 90 days before',
    earlier: 'The 90 days before',
  },
};

/** The order in which they are offered; an object would begin with its numbers. */
const order: readonly Period[] = ['today', '7', '30', '90'];

/** Value and name of each. */
export const periodChoices = order.map((period) => [period, periods[period].name] as const);

/** Where a period is looked at. */
export const periodAddress = (period: string): string =>
  period === 'today' ? '/today' : `/today?period=${period}`;

/** The period in an address; today where it names none that there is. */
export function periodIn(search: URLSearchParams): Period {
  const given = search.get('period');
  return order.find((period) => period === given) ?? 'today';
}

/** Where the browser fetches figures of a period as a file. */
export const fileAddress = (period: Period, of: FigureFile): string =>
  `/api/v1/staff/today/export?period=${period}&of=${of}`;
