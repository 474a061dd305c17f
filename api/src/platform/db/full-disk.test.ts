import { afterEach, beforeEach, expect, it } from '@jest/globals';
import fs from 'node:fs';
import { addProduct } from '../../modules/orders/testing/add-product';
import { assertNoDrift } from '../../modules/orders/testing/audit-orders';
import { newShopper, type ApiResponse } from '../../modules/orders/testing/shopper';
import { makePgliteFolder, type TestFolder } from '../../testing/pglite-home';
import { startShopProcess, type ShopProcess } from '../../testing/shop-process';
import { START_MS } from '../../testing/test-database';
import { openDatabase } from './database';

const fullDisk = new URL('../../testing/full-disk.mjs', import.meta.url);

let folder: TestFolder;
let shop: ShopProcess | undefined;

beforeEach(async () => {
  folder = await makePgliteFolder('tables');
}, START_MS);
afterEach(async () => {
  await shop?.end('SIGKILL');
  await folder.remove();
});

async function inDatabase<T>(work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>) {
  const database = await openDatabase({ dataDir: folder.dataDir });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

it(
  'on a full disk checkouts are refused with 503 and acknowledged orders are kept; with free space the shop resumes automatically',
  async () => {
    const productId = await inDatabase(({ db }) => addProduct(db, { stock: 5_000 }));
    const flag = `${folder.dataDir}.full`;
    shop = await startShopProcess({ DATA_DIR: folder.dataDir, FULL_DISK_FLAG: flag }, fullDisk);
    const { origin } = shop;
    const responded: string[] = [];
    const checkout = async (): Promise<ApiResponse> => {
      const response = await newShopper(origin).checkout([{ productId, quantity: 1 }], 11_200);
      if (response.status === 200) responded.push(String(response.body.id));
      return response;
    };
    const until = async (status: number) => {
      for (;;) {
        const response = await checkout();
        if (response.status === status) return response;
        expect([200, 503]).toContain(response.status);
      }
    };
    await checkout();
    fs.writeFileSync(flag, '');
    expect((await until(503)).body).toEqual({
      status: 503,
      message: 'The shop cannot save anything right now. Please try again in a few minutes.',
    });
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    fs.rmSync(flag);
    await until(200);
    expect(await shop.end('SIGTERM')).toEqual([0, null]);

    await inDatabase(async ({ db }) => {
      await assertNoDrift(db);
      const placed = db.selectFrom('shop_order').select('provider_order_id');
      const ids = (await placed.execute()).map(({ provider_order_id: id }) => id);
      expect(responded.filter((id) => !ids.includes(id))).toEqual([]);
    });
  },
  2 * START_MS,
);

it.each(['empty', 'tables'] as const)(
  'a shop that starts on a full disk reports it, and starts on the same folder (%s) once there is space',
  async (contents) => {
    const dataDir = contents === 'empty' ? `${folder.dataDir}.new` : folder.dataDir;
    const flag = `${folder.dataDir}.full`;
    fs.writeFileSync(flag, '');
    const start = () => startShopProcess({ DATA_DIR: dataDir, FULL_DISK_FLAG: flag }, fullDisk);
    try {
      await expect(start()).rejects.toThrow('The shop could not start. No space left on device');
      fs.rmSync(flag);
      shop = await start();
      expect((await fetch(`${shop.origin}/healthz`)).status).toBe(200);
      expect(await shop.end('SIGTERM')).toEqual([0, null]);
    } finally {
      fs.rmSync(flag, { force: true });
      if (contents === 'empty') fs.rmSync(dataDir, { recursive: true, force: true });
    }
  },
  2 * START_MS,
);
