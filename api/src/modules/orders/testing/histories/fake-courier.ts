import {
  type Booking,
  type Courier,
  CourierError,
  type CourierParcel,
  type Couriers,
} from '../../../couriers';

/** A courier that books everything, and remembers the cash that it collects with each parcel. */
export interface FakeCourier {
  readonly couriers: Couriers;
  /** The cash in paise that it collects with a parcel, by the tracking number. */
  readonly cash: ReadonlyMap<string, number>;
}

/** The code of the courier. */
export const FAKE_COURIER = 'history';

const unused = () => Promise.reject(new CourierError('refused', 'Histories do not call this.'));

/** A courier for one history. Its tracking numbers are the references of its parcels. */
export function createFakeCourier(): FakeCourier {
  const cash = new Map<string, number>();
  const courier: Courier = {
    code: FAKE_COURIER,
    title: 'History',
    webhookName: 'history',
    rates: unused,
    async book({ reference, collectPaise }: CourierParcel): Promise<Booking> {
      if ((cash.get(reference) ?? collectPaise) !== collectPaise)
        throw new Error(`Parcel ${reference} is booked again with another amount`);
      cash.set(reference, collectPaise);
      return { shipmentId: `shipment-${reference}`, trackingNumber: reference };
    },
    label: unused,
    requestPickup: unused,
    cancel: () => Promise.resolve(),
    track: () => Promise.resolve([]),
    verifyWebhook: () => false,
    readWebhook: () => [],
  };
  const couriers = { all: [courier], find: (code: string) => (code === FAKE_COURIER ? courier : undefined) };
  return { couriers, cash };
}
