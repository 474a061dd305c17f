import { openShopMedia } from '../modules/media/pictures';
import { openOrderShop, type OrderShop } from '../modules/orders/testing/order-shop';
import { samplesFolder } from './test-home';
import { openTestOffice, type TestStaff, type TestOffice } from './test-office';

/** A shop with its office and a signed-in shopkeeper. */
export interface StaffedShop {
  readonly shop: OrderShop;
  readonly office: TestOffice;
  readonly staff: TestStaff;
  close(): Promise<void>;
}

/** `env` contains further settings of the office; the other options are those of the shop. */
export async function openStaffedShop({
  env,
  ...options
}: Parameters<typeof openOrderShop>[0] & {
  readonly env?: Readonly<Record<string, string>>;
} = {}): Promise<StaffedShop> {
  const shop = await openOrderShop(options);
  const office = await openTestOffice(shop, env);
  // A real process opens the media of its seed; tests have no seed.
  openShopMedia(samplesFolder);
  return {
    shop,
    office,
    staff: await office.newStaff('shopkeeper'),
    async close() {
      await office.close();
      await shop.close();
    },
  };
}
