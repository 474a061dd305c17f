import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Executor } from '../../platform/db/schema';
import { openTestDatabase, START_MS, type TestDatabase } from '../../testing/test-database';
import { addProduct } from '../orders/testing/add-product';
import { movableClock, type MovableClock } from '../orders/testing/movable-clock';
import { type PriceChanges, watchPriceChanges } from './price-changes';

let database: TestDatabase;
let clock: MovableClock;
let due = 0;
let changes: PriceChanges;

beforeAll(async () => {
  database = await openTestDatabase();
}, START_MS);
afterAll(() => database.close());

beforeEach(async () => {
  clock = movableClock();
  due = 0;
  await database.db.updateTable('product').set({ discount_from: null, discount_until: null }).execute();
  changes = watchPriceChanges(database.db, clock, () => (due += 1));
});
afterEach(() => changes.stop());

const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);
const sell = (discountFrom: Date, discountUntil: Date) =>
  addProduct(database.db, { discountBp: 1000, discountFrom, discountUntil });

describe('watchPriceChanges', () => {
  it('returns the next start or end, and reports each once, when it is due', async () => {
    const [first, second, third] = [inMinutes(10), inMinutes(20), inMinutes(30)];
    await sell(first, third);
    await sell(inMinutes(-10), second);
    await changes.refresh();
    for (const [reported, moment] of [first, second, third].entries()) {
      expect([changes.next(), due]).toEqual([moment.getTime(), reported]);
      clock.moveTo(new Date(moment.getTime() - 1));
      expect([changes.next(), due]).toEqual([moment.getTime(), reported]);
      clock.moveTo(moment);
      changes.next();
      changes.next();
      expect(due).toBe(reported + 1);
      await changes.refresh();
    }
    expect(changes.next()).toBe(Infinity);
  });

  it('reports what became due while it was read', async () => {
    await sell(inMinutes(10), inMinutes(11));
    const reading = changes.refresh();
    clock.advance(30);
    await reading;
    changes.next();
    expect(due).toBe(1);
    await changes.refresh();
    expect([changes.next(), due]).toEqual([Infinity, 1]);
  });

  it('reports a change without a request', async () => {
    let report: () => void = () => undefined;
    const reported = new Promise<void>((resolve) => (report = resolve));
    const real = watchPriceChanges(database.db, { now: () => new Date() }, report);
    const soon = new Date(Date.now() + 50);
    await sell(soon, new Date(soon.getTime() + 60 * 60_000));
    await real.refresh();
    await reported;
    expect(Date.now()).toBeGreaterThanOrEqual(soon.getTime());
    real.stop();
  });

  it('reads again after a failure', async () => {
    await sell(inMinutes(10), inMinutes(20));
    let attempts = 0;
    let finish: () => void = () => undefined;
    const read = new Promise<void>((resolve) => (finish = resolve));
    const flaky = {
      getExecutor() {
        attempts += 1;
        if (attempts === 1) throw new Error('The database is unavailable');
        finish();
        return database.db.getExecutor();
      },
    } as unknown as Executor;
    const watched = watchPriceChanges(flaky, clock, () => undefined);
    await watched.refresh();
    expect(watched.next()).toBe(Infinity);
    await read;
    await watched.refresh();
    expect(watched.next()).toBe(inMinutes(10).getTime());
    watched.stop();
  });
});
