import { expect, test } from '@playwright/test';
import { runSwitches } from './run';
import { startShop } from '../../../e2e/support/temporary-shop';

test('no page fails to load or mixes releases during 100 switches', async () => {
  const shop = await startShop();
  try {
    const run = await runSwitches(shop, {
      switches: 40,
      switchesInChromium: 60,
      loops: 4,
      log: () => undefined,
    });
    expect(run.firstPageMs).toHaveLength(40);
    for (const { loads, failed, mixed } of [run.overHttp, run.inChromium]) {
      expect(loads).toBeGreaterThan(0);
      expect([failed, mixed]).toEqual([[], []]);
    }
  } finally {
    await shop.dispose();
  }
});
