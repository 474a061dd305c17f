import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  openHistoryShop,
  type HistoryShop,
} from '../../../api/src/modules/orders/testing/histories/history-shop';
import { simulateHolds } from './simulate-holds';
import { randomNumbers } from '../../../registry/src/testing/random';

let shop: HistoryShop;

beforeAll(async () => {
  shop = await openHistoryShop({ shipping: false });
});
afterAll(() => shop.close());

// `npm run simulate-holds` simulates 500 shoppers.
describe.each(['one session', 'many sessions'] as const)('a client that never pays, with %s', (hostile) => {
  const play = (stock: number) =>
    simulateHolds(shop, { stock, hostile, shoppers: 24, minutes: 45, random: randomNumbers(7) });

  it('never makes a product of 50 units unavailable to shoppers at its address', async () => {
    const report = await play(50);
    expect(report).toMatchObject({ delayed: 0, refused: 0, refunded: 0, lost: 0, maxUnavailable: 0 });
    expect(report.bought + report.left).toBe(24);
  });

  it('holds the last unit for two short holds at most', async () => {
    const report = await play(1);
    expect(report).toMatchObject({ bought: 1, refused: 0, lost: 0 });
    expect(report.maxUnavailable).toBeLessThanOrEqual(20);
  });
});
