import { describe, expect, it } from '@jest/globals';
import { outagesOf } from './outages';

const high = { severity: 'high', part: null } as const;

describe('outagesOf', () => {
  it('is empty without outages', () => {
    expect(outagesOf([])).toEqual([]);
  });

  it('hides a method that is down, and names it once', () => {
    const text = 'Payments by UPI do not work at the moment, so the payment window does not offer them.';
    expect(
      outagesOf([
        { method: 'upi', part: 'UPI with BHIM', severity: 'medium' },
        { method: 'upi', part: null, severity: 'low' },
        { method: 'upi', ...high },
      ]),
    ).toEqual([{ method: 'upi', hidden: true, text }]);
  });

  it('names a bank or network that is down, without hiding the method', () => {
    expect(
      outagesOf([{ method: 'netbanking', part: 'net banking with HDFC Bank', severity: 'high' }]),
    ).toEqual([
      {
        method: 'netbanking',
        hidden: false,
        text: 'Payments by net banking with HDFC Bank do not work at the moment. Please pay in another way.',
      },
    ]);
  });

  it.each(['medium', 'low'] as const)('warns of %s severity', (severity) => {
    expect(outagesOf([{ method: 'card', part: null, severity }])).toEqual([
      { method: 'card', hidden: false, text: 'Payments by card may fail or take longer at the moment.' },
    ]);
  });

  it('shows all methods when every method is down', () => {
    const shown = outagesOf([
      { method: 'upi', ...high },
      { method: 'card', ...high },
      { method: 'netbanking', ...high },
    ]);
    expect(shown.map(({ hidden }) => hidden)).toEqual([false, false, false]);
  });

  it('shows the most severe of many', () => {
    const banks = Array.from({ length: 9 }, (_, bank) => ({
      method: 'netbanking',
      part: `net banking with Bank ${bank}`,
      severity: bank === 8 ? ('high' as const) : ('low' as const),
    }));
    const shown = outagesOf(banks);
    expect(shown).toHaveLength(5);
    expect(shown[0]?.text).toContain('Bank 8');
  });
});
