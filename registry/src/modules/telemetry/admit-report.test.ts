import { describe, expect, it } from '@jest/globals';
import { isSettled, isWithin, shareToUse } from './admit-report';

const hourMs = 60 * 60 * 1000;
const now = new Date('2026-11-28T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);

describe('the share of evidence that an address and a network may contribute', () => {
  it.each([
    ['failures', { address: 0, network: 0 }, 0, true],
    ['failures', { address: 0, network: 1 }, 99, false],
    ['failures', { address: 0, network: 1 }, 100, true],
    ['failures', { address: 1, network: 1 }, 199, false],
    ['failures', { address: 1, network: 1 }, 200, true],
    ['reports', { address: 2, network: 2 }, 0, true],
    ['reports', { address: 0, network: 3 }, 0, false],
  ] as const)('of %s, one more than %j is allowed with a total of %d: %s', (counted, own, total, isIn) => {
    expect(isWithin(counted, own, total)).toBe(isIn);
  });
});

it.each([
  [{ sessions: 1000, customers: 99 }, null],
  [{ sessions: 2000, customers: 150 }, null],
  [{ sessions: 1000, customers: 200 }, 0.2],
])('%j have the customer share %p', (counted, share) => expect(shareToUse(counted)).toBe(share));

describe('a network', () => {
  it('is known after three days', () => {
    expect(isSettled(ago(71), ago(1000), now)).toBe(false);
    expect(isSettled(ago(72), ago(1000), now)).toBe(true);
  });

  it('is known after half the time since the first report in a new registry', () => {
    expect(isSettled(ago(4), ago(10), now)).toBe(false);
    expect(isSettled(ago(5), ago(10), now)).toBe(true);
    expect(isSettled(now, now, now)).toBe(true);
  });
});
