import { dateFormatter, dayInIndia } from '@shop/config/dates';

/** Number of months to choose from. */
const SHOWN = 24;

const formatMonth = dateFormatter({ month: 'long', year: 'numeric' });

/** The latest months in India, the current one first, as YYYY-MM and in words. */
export function latestMonths(now: Date): readonly (readonly [month: string, name: string])[] {
  const [year = 0, number = 0] = dayInIndia(now).split('-').map(Number);
  return Array.from({ length: SHOWN }, (_, back) => {
    const middle = new Date(Date.UTC(year, number - 1 - back, 15));
    return [middle.toISOString().slice(0, 7), formatMonth(middle)] as const;
  });
}
