import fc from 'fast-check';
import type { ShippingChange } from './shipping-table';

/** Units of a line for a parcel. */
interface PartOfOrder {
  readonly order: number;
  readonly line: number;
  readonly quantity: number;
  readonly key: number;
}

/**
 * One step of a history. Numbers select an existing object, such as an order or a shopper, modulo their count. Without one, the
 * step does nothing.
 */
export type HistoryStep =
  | {
      readonly do: 'checkout';
      readonly shopper: number;
      readonly lines: readonly { readonly product: number; readonly quantity: number }[];
      /** The same number is the same receipt of that shopper. */
      readonly receipt: number;
      /** Null without a coupon. */
      readonly coupon: number | null;
      /** The PIN code of the address. */
      readonly place: number;
    }
  | {
      readonly do: 'cash checkout';
      readonly shopper: number;
      readonly lines: readonly { readonly product: number; readonly quantity: number }[];
      readonly receipt: number;
      readonly coupon: number | null;
      readonly place: number;
    }
  | {
      readonly do: 'confirm';
      readonly order: number;
      /** By the link of the email, by a forged one, by the link of another order, or by a staff member. */
      readonly by: 'link' | 'forged' | 'other order' | 'staff';
    }
  | {
      readonly do: 'remit';
      readonly order: number;
      readonly as: 'all' | 'part' | 'correction';
      readonly key: number;
    }
  | { readonly do: 'transfer'; readonly order: number; readonly key: number }
  /** A file with the cash of two orders, by number or by the tracking number of a parcel. */
  | { readonly do: 'import remittances'; readonly orders: readonly number[]; readonly other: boolean }
  | { readonly do: 'collect'; readonly order: number; readonly key: number }
  | ({ readonly do: 'book a part' } & PartOfOrder)
  | { readonly do: 'hand over'; readonly order: number; readonly parcel: number }
  | { readonly do: 'cancel a booking'; readonly order: number; readonly parcel: number }
  | {
      readonly do: 'pay';
      readonly order: number;
      readonly as: 'captured' | 'authorized' | 'failed' | 'other amount';
    }
  | { readonly do: 'capture'; readonly payment: number }
  | { readonly do: 'report'; readonly payment: number; readonly forged: boolean }
  | { readonly do: 'look'; readonly order: number }
  | { readonly do: 'session ends'; readonly shopper: number; readonly by: 'sign-out' | 'cleared cookies' }
  | { readonly do: 'sign in'; readonly shopper: number }
  | {
      readonly do: 'webhook';
      readonly event: number;
      readonly as: 'once' | 'twice' | 'forged' | 'kept for later';
    }
  | { readonly do: 'all webhooks'; readonly reversed: boolean }
  | { readonly do: 'refund by hand'; readonly payment: number; readonly part: boolean }
  | { readonly do: 'bank refunds' }
  | { readonly do: 'wait'; readonly minutes: number }
  | { readonly do: 'reconcile' }
  | { readonly do: 'shopper cancels'; readonly order: number }
  | { readonly do: 'ask to return'; readonly order: number }
  | {
      readonly do: 'staff';
      readonly order: number;
      readonly step: 'pack' | 'ship' | 'deliver' | 'cancel' | 'takeBack' | 'refund again';
    }
  | ({ readonly do: 'ship a part' } & PartOfOrder)
  | {
      readonly do: 'end a parcel';
      readonly order: number;
      readonly parcel: number;
      readonly as: 'delivered' | 'returned';
    }
  | {
      readonly do: 'tracking';
      readonly order: number;
      readonly parcel: number;
      /** The last report of the courier: an index in the usual order, or a return. */
      readonly until: number | 'returned';
      readonly as: 'once' | 'twice' | 'reversed';
    }
  | {
      readonly do: 'refund a unit';
      readonly order: number;
      readonly restock: boolean;
      /** In a partly shipped order, of a parcel. */
      readonly sent: boolean;
      /** The same number for one order repeats the same request. */
      readonly key: number;
    }
  | {
      readonly do: 'import';
      readonly product: number;
      readonly column: 'stock' | 'rate' | 'active';
      readonly value: number;
    }
  | {
      readonly do: 'coupon';
      readonly coupon: number;
      readonly change: 'ended' | 'inactive' | 'usable' | 'one more use';
    }
  | { readonly do: 'shipping prices'; readonly change: ShippingChange }
  | { readonly do: 'provider fails'; readonly calls: number; readonly when: 'before' | 'after' };

/** Concurrent steps; `at` selects the instance of the shop that handles each. */
type HistoryMoment = readonly { readonly at: number; readonly step: HistoryStep }[];

/** All moments of a history, in order. */
export type History = readonly HistoryMoment[];

/** Numbers of shoppers, products and coupons in a history. */
export const counts = { shoppers: 3, products: 3, receipts: 3, coupons: 4 } as const;

const which = fc.nat({ max: 7 });
const sometimes = fc.nat({ max: 3 }).map((value) => value === 0);
const step = <Kind extends HistoryStep['do'], Parts extends object>(
  kind: Kind,
  parts: { [Key in keyof Parts]: fc.Arbitrary<Parts[Key]> },
) => fc.record({ do: fc.constant(kind), ...parts }) as unknown as fc.Arbitrary<HistoryStep>;

const lines = fc.array(
  fc.record({ product: fc.nat({ max: counts.products - 1 }), quantity: fc.integer({ min: 1, max: 3 }) }),
  { minLength: 1, maxLength: 3 },
);

const cart = {
  shopper: fc.nat({ max: counts.shoppers - 1 }),
  lines,
  receipt: fc.nat({ max: counts.receipts - 1 }),
  coupon: fc.option(fc.nat({ max: counts.coupons - 1 })),
  place: fc.nat({ max: 1 }),
};

const checkout = step('checkout', cart);
const cashCheckout = step('cash checkout', cart);

const confirm = step('confirm', {
  order: which,
  by: fc.constantFrom('link', 'link', 'link', 'link', 'forged', 'other order', 'staff'),
});

const pay = step('pay', {
  order: which,
  as: fc.constantFrom('captured', 'captured', 'captured', 'captured', 'authorized', 'failed', 'other amount'),
});

const part = {
  order: which,
  line: fc.nat({ max: 2 }),
  quantity: fc.integer({ min: 1, max: 2 }),
  key: fc.nat({ max: 2 }),
};

const allWebhooks = step('all webhooks', { reversed: fc.boolean() });

const steps: readonly { readonly weight: number; readonly arbitrary: fc.Arbitrary<HistoryStep> }[] = [
  { weight: 4, arbitrary: checkout },
  { weight: 2, arbitrary: cashCheckout },
  { weight: 4, arbitrary: confirm },
  {
    weight: 2,
    arbitrary: step('remit', {
      order: which,
      as: fc.constantFrom('all', 'part', 'correction'),
      key: fc.nat({ max: 2 }),
    }),
  },
  { weight: 2, arbitrary: step('transfer', { order: which, key: fc.nat({ max: 2 }) }) },
  {
    weight: 2,
    arbitrary: step('import remittances', {
      orders: fc.array(which, { minLength: 1, maxLength: 2 }),
      other: sometimes,
    }),
  },
  { weight: 2, arbitrary: step('collect', { order: which, key: fc.nat({ max: 2 }) }) },
  { weight: 4, arbitrary: pay },
  { weight: 2, arbitrary: step('capture', { payment: which }) },
  { weight: 4, arbitrary: step('report', { payment: which, forged: sometimes }) },
  { weight: 2, arbitrary: step('look', { order: which }) },
  {
    weight: 2,
    arbitrary: step('session ends', {
      shopper: fc.nat({ max: counts.shoppers - 1 }),
      by: fc.constantFrom('sign-out', 'cleared cookies'),
    }),
  },
  { weight: 2, arbitrary: step('sign in', { shopper: fc.nat({ max: counts.shoppers - 1 }) }) },
  {
    weight: 3,
    arbitrary: step('webhook', {
      event: which,
      as: fc.constantFrom('once', 'twice', 'forged', 'kept for later'),
    }),
  },
  { weight: 4, arbitrary: allWebhooks },
  { weight: 1, arbitrary: step('refund by hand', { payment: which, part: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ do: 'bank refunds' }) },
  { weight: 3, arbitrary: step('wait', { minutes: fc.constantFrom(1, 5, 21, 61, 25 * 60) }) },
  { weight: 3, arbitrary: fc.constant({ do: 'reconcile' }) },
  { weight: 2, arbitrary: step('shopper cancels', { order: which }) },
  { weight: 1, arbitrary: step('ask to return', { order: which }) },
  {
    weight: 14,
    arbitrary: step('staff', {
      order: which,
      step: fc.constantFrom('pack', 'pack', 'ship', 'ship', 'deliver', 'cancel', 'takeBack', 'refund again'),
    }),
  },
  { weight: 8, arbitrary: step('ship a part', part) },
  { weight: 6, arbitrary: step('book a part', part) },
  { weight: 5, arbitrary: step('hand over', { order: which, parcel: fc.nat({ max: 2 }) }) },
  { weight: 1, arbitrary: step('cancel a booking', { order: which, parcel: fc.nat({ max: 2 }) }) },
  {
    weight: 3,
    arbitrary: step('end a parcel', {
      order: which,
      parcel: fc.nat({ max: 2 }),
      as: fc.constantFrom('delivered', 'delivered', 'returned'),
    }),
  },
  {
    weight: 4,
    arbitrary: step('tracking', {
      order: which,
      parcel: fc.nat({ max: 2 }),
      until: fc.constantFrom(1, 3, 4, 4, 'returned'),
      as: fc.constantFrom('once', 'twice', 'reversed'),
    }),
  },
  {
    weight: 3,
    arbitrary: step('refund a unit', {
      order: which,
      restock: fc.boolean(),
      sent: sometimes,
      key: fc.nat({ max: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: step('import', {
      product: fc.nat({ max: counts.products - 1 }),
      column: fc.constantFrom('stock', 'rate', 'active'),
      value: fc.nat({ max: 6 }),
    }),
  },
  {
    weight: 2,
    arbitrary: step('coupon', {
      coupon: fc.nat({ max: counts.coupons - 1 }),
      change: fc.constantFrom('ended', 'inactive', 'usable', 'one more use'),
    }),
  },
  {
    weight: 2,
    arbitrary: step('shipping prices', { change: fc.constantFrom('none', 'by value', 'by zone') }),
  },
  {
    weight: 1,
    arbitrary: step('provider fails', {
      calls: fc.integer({ min: 1, max: 3 }),
      when: fc.constantFrom('before', 'after'),
    }),
  },
];

const moments = (one: fc.Arbitrary<HistoryStep>, from: number, to: number) =>
  fc.array(fc.array(fc.record({ at: fc.nat({ max: 1 }), step: one }), { minLength: 1, maxLength: 2 }), {
    minLength: from,
    maxLength: to,
    size: 'max',
  });

/** Histories that mostly include a paid or confirmed order. fast-check shrinks a failing one by removing steps. */
export const histories: fc.Arbitrary<History> = fc
  .tuple(
    moments(fc.oneof(checkout, checkout, cashCheckout), 1, 2),
    moments(fc.oneof(pay, pay, confirm), 1, 2),
    moments(allWebhooks, 0, 1),
    moments(fc.oneof(...steps), 3, 10),
  )
  .map((parts) => parts.flat());
