import { expect, it } from '@jest/globals';
import { counted } from '../../parts/text';
import { compared, momentName, shareOf } from './wording';

it.each([
  [4, 3, '33% more than last week'],
  [3, 4, '25% less than last week'],
  [2, 2, 'the same as last week'],
  [2, 0, 'none in the last week'],
])('compares %d with %d', (now, before, words) => {
  expect(compared(now, before, { before: 'last week', within: 'in the last week' })).toBe(words);
});

it('formats counts, shares and times for India', () => {
  expect([counted(1, 'order'), counted(123_456, 'order')]).toEqual(['1 order', '1,23,456 orders']);
  expect([shareOf(1, 8), shareOf(0, 0)]).toEqual(['12.5%', null]);
  expect(momentName('2026-11-25T18:30:00Z', 'day')).toBe('26\u00a0Nov');
  expect(momentName('2026-11-26T08:30:00Z', 'hour')).toMatch(/^2\u00a0pm$/i);
});
