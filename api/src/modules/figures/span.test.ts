import { expect, it } from '@jest/globals';
import { dayText, hourText, spanOf } from './span';

const iso = (moment: Date) => moment.toISOString();

it('today begins at midnight in India and is compared with yesterday until the same minute', () => {
  const span = spanOf('today', new Date('2026-11-25T19:10:00Z'));
  expect([span.start, span.before, span.beforeNow].map(iso)).toEqual([
    '2026-11-25T18:30:00.000Z',
    '2026-11-24T18:30:00.000Z',
    '2026-11-24T19:10:00.000Z',
  ]);
  expect([span.by, span.buckets, span.begun]).toEqual(['hour', 24, 1]);
});

it('seven days end with today and are compared with the seven before', () => {
  const span = spanOf('7', new Date('2026-11-25T18:29:59Z'));
  expect([span.start, span.before].map(iso)).toEqual([
    '2026-11-18T18:30:00.000Z',
    '2026-11-11T18:30:00.000Z',
  ]);
  expect([span.by, span.buckets, span.begun]).toEqual(['day', 7, 7]);
});

it('formats days and hours in Indian time', () => {
  expect(dayText(new Date('2026-11-25T18:30:00Z'))).toBe('2026-11-26');
  expect(hourText(new Date('2026-11-25T19:59:00Z'))).toBe('2026-11-26 01:00');
});
