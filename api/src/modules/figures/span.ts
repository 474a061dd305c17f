import { type Static, Type } from 'typebox';

/** The periods: today, or a number of days that ends today. */
export const periods = [
  Type.Literal('today'),
  Type.Literal('7'),
  Type.Literal('30'),
  Type.Literal('90'),
] as const;

type Period = Static<(typeof periods)[number]>;

/** The time zone of the shop's days. India does not have daylight saving time, so a day is always 24 hours. */
export const timeZone = 'Asia/Kolkata';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const AHEAD_OF_UTC_MS = 5.5 * HOUR_MS;

/** A period until now, in hours or days of India, and the previous one of the same length. */
export interface Span {
  readonly period: Period;
  readonly by: 'hour' | 'day';
  readonly start: Date;
  readonly now: Date;
  /** Start of the previous period, which ends where this one starts. */
  readonly before: Date;
  /** The point in the previous period that corresponds to now. */
  readonly beforeNow: Date;
  /** Hours or days of the whole period, including future ones. */
  readonly buckets: number;
  /** Hours or days that have begun. */
  readonly begun: number;
  readonly bucketMs: number;
}

/** The last midnight in India at or before `moment`. */
const dayOf = (moment: Date): Date =>
  new Date(Math.floor((moment.getTime() + AHEAD_OF_UTC_MS) / DAY_MS) * DAY_MS - AHEAD_OF_UTC_MS);

/** The date of `moment` in India, as YYYY-MM-DD. */
export const dayText = (moment: Date): string =>
  new Date(moment.getTime() + AHEAD_OF_UTC_MS).toISOString().slice(0, 10);

/** The hour of `moment` in India, as YYYY-MM-DD HH:00. */
export const hourText = (moment: Date): string =>
  `${new Date(moment.getTime() + AHEAD_OF_UTC_MS).toISOString().slice(0, 13).replace('T', ' ')}:00`;

/** The period that ends now. */
export function spanOf(period: Period, now: Date): Span {
  const days = period === 'today' ? 1 : Number(period);
  const start = new Date(dayOf(now).getTime() - (days - 1) * DAY_MS);
  const length = days * DAY_MS;
  const bucketMs = period === 'today' ? HOUR_MS : DAY_MS;
  return {
    period,
    by: period === 'today' ? 'hour' : 'day',
    start,
    now,
    before: new Date(start.getTime() - length),
    beforeNow: new Date(now.getTime() - length),
    buckets: length / bucketMs,
    begun: Math.floor((now.getTime() - start.getTime()) / bucketMs) + 1,
    bucketMs,
  };
}
