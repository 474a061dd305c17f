import { setTimeout as pause } from 'node:timers/promises';
import type { TestShop } from '../../../e2e/support/temporary-shop';

/** A shop that does not close within 30 s exits. */
const patienceMs = 45_000;

/** Stops a shop, even if it no longer responds to signals, and removes its data. */
export async function endShop(shop: TestShop): Promise<void> {
  const disposed = shop.dispose();
  const patience = new AbortController();
  const late = pause(patienceMs, 'late', { signal: patience.signal }).catch(() => 'ended');
  if ((await Promise.race([disposed, late])) === 'late' && shop.isAlive()) process.kill(shop.pid, 'SIGKILL');
  patience.abort();
  await disposed;
}
