import { openShopMedia } from '../modules/media/pictures';
import { openOrderShop, type OrderShop } from '../modules/orders/testing/order-shop';
import { samplesFolder } from './test-home';
import { openTestOffice, type TestStaff, type TestOffice } from './test-office';

/** A shop with its office, and a shopkeeper who is signed in there. */
export interface StaffedShop {
  readonly shop: OrderShop;
  readonly office: TestOffice;
  readonly staff: TestStaff;
  close(): Promise<void>;
}

export async function openStaffedShop(): Promise<StaffedShop> {
  const shop = await openOrderShop();
  const office = await openTestOffice(shop);
  // Apps open the media of their own seeds, of which a test has none.
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
