import { describe, expect, test } from '@jest/globals';
import { agoText, istTime, meanText, rateText, shareText, sizeText } from './format';

describe('figures and times in the console', () => {
  test('times are in IST, even past midnight', () => {
    expect(istTime('2026-11-21T18:35:09.000Z')).toBe('22 Nov 2026, 00:05:09 IST');
  });

  test.each([
    ['2026-11-21T11:59:31Z', 'just now'],
    ['2026-11-21T11:59:00Z', '1 minute ago'],
    ['2026-11-21T09:30:00Z', '2 hours ago'],
    ['2026-11-18T12:00:00Z', '3 days ago'],
  ])('%s is %s', (iso, text) => {
    expect(agoText(iso, new Date('2026-11-21T12:00:00Z'))).toBe(text);
  });

  test('formats shares, sizes, rates and means, without dividing by zero', () => {
    expect([shareText(1250), shareText(1)]).toEqual(['12.5%', '0.01%']);
    expect([sizeText(840), sizeText(1536), sizeText(-2048), sizeText(2_202_010)]).toEqual([
      '840 B',
      '1.5 KB',
      '-2.0 KB',
      '2.1 MB',
    ]);
    expect([rateText(1, 80), rateText(0, 0)]).toEqual(['1.25%', '–']);
    expect([meanText(460, 2), meanText(0, 0)]).toEqual(['230 ms', '–']);
  });
});
