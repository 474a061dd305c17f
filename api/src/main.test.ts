import { afterEach, describe, expect, it } from '@jest/globals';
import { createBrowser } from './testing/browser';
import { startShopProcess, type ShopProcess } from './testing/shop-process';
import { START_MS } from './testing/test-database';
import { makeTestHome, testEngine, type TestHome } from './testing/test-home';

let home: TestHome;
const shops: ShopProcess[] = [];

afterEach(async () => {
  for (const shop of shops.splice(0)) await shop.end('SIGKILL');
  await home.remove();
});

/** A shop on the test's database. */
async function startShop(settings: Readonly<Record<string, string>> = {}): Promise<ShopProcess> {
  const shop = await startShopProcess({ ...home.environment, ...settings });
  shops.push(shop);
  return shop;
}

const account = { name: 'Asha', email: 'asha@example.in', password: 'monsoon-27', phoneNumber: '9000090000' };

describe('the process', () => {
  it(
    'serves a new shop and stops cleanly',
    async () => {
      home = await makeTestHome('blank');
      const shop = await startShop();
      expect(await (await fetch(`${shop.origin}/readyz`)).json()).toEqual({ status: 'ready' });
      const { body } = await createBrowser(shop.origin).get('/product?limit=1');
      expect(body).toMatchObject({ data: { total: 240 } });
      expect(await shop.end('SIGTERM')).toEqual([0, null]);
    },
    2 * START_MS,
  );

  it(
    'does not open the sandbox to the public, and names the setting to use',
    async () => {
      home = await makeTestHome('small-shop');
      await expect(startShop({ PUBLIC_ORIGIN: 'https://shop.example' })).rejects.toThrow(
        /^The shop could not start\. The payment sandbox cannot run at the public address https:\/\/shop\.example, .* set RAZORPAY_KEY_ID, .*\.$/,
      );
    },
    2 * START_MS,
  );

  it(
    'refuses a second process on its folder with a one-line explanation; PostgreSQL allows both',
    async () => {
      home = await makeTestHome('small-shop');
      await startShop();
      const second = startShop();
      if (testEngine() === 'postgres') {
        await expect(second).resolves.toBeDefined();
        return;
      }
      await expect(second).rejects.toThrow(
        /^The shop could not start\. .* is in use by process \d+\. Stop it first, choose another DATA_DIR, or set DATABASE_URL\.$/,
      );
    },
    2 * START_MS,
  );

  it(
    'reports not ready on shutdown, and keeps serving until load balancers notice',
    async () => {
      home = await makeTestHome('small-shop');
      const shop = await startShop({ DRAIN_SECONDS: '3' });
      const { origin } = shop;
      const ended = shop.end('SIGTERM');
      while ((await fetch(`${origin}/readyz`)).status !== 503) await new Promise(setImmediate);
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
      expect((await createBrowser(origin).get('/product?limit=1')).status).toBe(200);
      expect(await ended).toEqual([0, null]);
    },
    2 * START_MS,
  );

  it(
    'keeps every acknowledged sign-up when it is killed with SIGKILL',
    async () => {
      home = await makeTestHome('small-shop');
      const shop = await startShop();
      const browser = createBrowser(shop.origin);
      const responded: string[] = [];
      const signUp = async (number: number) => {
        const email = `shopper-${number}@example.in`;
        const { status } = await browser.post('/user/signup', { ...account, email });
        if (status === 200) responded.push(email);
        if (responded.length === 12) void shop.end('SIGKILL');
      };
      await Promise.allSettled(Array.from({ length: 30 }, (_, number) => signUp(number)));
      expect(responded.length).toBeGreaterThanOrEqual(12);

      const again = createBrowser((await startShop()).origin);
      for (const email of responded) {
        const { status } = await again.post('/user/signin', { ...account, email });
        expect({ email, status }).toEqual({ email, status: 200 });
      }
    },
    2 * START_MS,
  );
});
