import { readCourierSettings } from '../../../courier-settings';
import { openCouriers } from '../../../open-couriers';
import { samplesFolder } from '../../../testing/test-home';
import { openTestOffice, type TestOffice } from '../../../testing/test-office';
import { openShopMedia } from '../../media/pictures';
import type { Couriers } from '../../couriers';
import type { CourierSandbox } from '../../couriers/sandbox/open-sandbox';
import { createMailer } from '../../mail/mailer';
import { listSilentParcels } from '../silent-parcels';
import { trackingSink } from '../parcel-tracking';
import { openOrderShop, type OrderShop } from './order-shop';

/** A shop that sends emails, with the sandbox courier, and its office. */
export interface CourierOffice {
  readonly shop: OrderShop;
  readonly office: TestOffice;
  readonly couriers: Couriers;
  readonly sandbox: CourierSandbox;
  /** Asks the courier about all parcels, since webhooks need a shop that listens. */
  poll(): Promise<void>;
  close(): Promise<void>;
}

export async function openCourierOffice(): Promise<CourierOffice> {
  const shop = await openOrderShop({ mailer: createMailer() });
  const { context } = shop.payments;
  const couriers = await openCouriers({
    database: shop.database,
    settings: readCourierSettings({ COURIER_SANDBOX_WEBHOOKS: 'drop' }),
    log: context.log,
    clock: shop.clock,
    sink: trackingSink(context),
    silent: listSilentParcels,
  });
  const { sandbox } = couriers;
  if (!sandbox) throw new Error('Tests book at the sandbox courier');
  openShopMedia(samplesFolder);
  const office = await openTestOffice({ ...shop, couriers });
  return {
    shop,
    office,
    couriers,
    sandbox,
    poll: () => couriers.poll(),
    async close() {
      await office.close();
      await shop.close();
    },
  };
}
