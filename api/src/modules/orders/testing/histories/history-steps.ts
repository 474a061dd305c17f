import fc from 'fast-check';
import type { History, HistoryStep } from './history-step';

/** Numbers of shoppers, products, with their variants and a gift card, coupons and gift cards to spend in a history. */
export const counts = { shoppers: 3, products: 5, receipts: 3, coupons: 4, cards: 2 } as const;

const which = fc.nat({ max: 7 });
const sometimes = fc.nat({ max: 3 }).map((value) => value === 0);
const step = <Kind extends HistoryStep['do'], Parts extends object>(
  kind: Kind,
  parts: { [Key in keyof Parts]: fc.Arbitrary<Parts[Key]> },
) => fc.record({ do: fc.constant(kind), ...parts }) as unknown as fc.Arbitrary<HistoryStep>;

/** A product by its index; one in `oneIn` is the gift card, which is the last product. */
const productOf = (oneIn: number) =>
  fc.oneof(
    { weight: oneIn - 1, arbitrary: fc.nat({ max: counts.products - 2 }) },
    { weight: 1, arbitrary: fc.constant(counts.products - 1) },
  );

const linesOf = (product: fc.Arbitrary<number>) =>
  fc.array(fc.record({ product, quantity: fc.integer({ min: 1, max: 3 }) }), { minLength: 1, maxLength: 3 });

const cart = {
  shopper: fc.nat({ max: counts.shoppers - 1 }),
  lines: linesOf(productOf(12)),
  receipt: fc.nat({ max: counts.receipts - 1 }),
  coupon: fc.option(fc.nat({ max: counts.coupons - 1 })),
  card: fc.option(fc.nat({ max: counts.cards - 1 }), { freq: 2 }),
  place: fc.nat({ max: 1 }),
  business: fc.option(fc.nat({ max: 2 }), { freq: 2 }),
  fromCart: fc.boolean(),
};

const checkout = step('checkout', cart);
/** The smaller gift card leaves a rest to pay in cash. Gift cards are not sold for cash. */
const cashCheckout = step('cash checkout', {
  ...cart,
  lines: linesOf(productOf(50)),
  card: fc.option(fc.constant(0), { freq: 2 }),
});

const confirm = step('confirm', {
  order: which,
  by: fc.constantFrom('link', 'link', 'link', 'link', 'link', 'forged', 'other order', 'staff'),
});

const pay = step('pay', {
  order: which,
  as: fc.constantFrom(...Array<'captured'>(8).fill('captured'), 'authorized', 'failed', 'other amount'),
});

const allWebhooks = step('all webhooks', { reversed: fc.boolean() });

const pack = step('staff', { order: which, step: fc.constant('pack') });

const shipAPart = step('ship a part', {
  order: which,
  line: fc.nat({ max: 2 }),
  quantity: fc.integer({ min: 1, max: 2 }),
  key: fc.nat({ max: 2 }),
});

const book = step('book', {
  order: which,
  line: fc.option(fc.nat({ max: 2 }), { freq: 1 }),
  quantity: fc.integer({ min: 1, max: 3 }),
  key: fc.nat({ max: 2 }),
});

/** Steps of parcels, sent by hand and by couriers. */
const travelSteps = [
  {
    weight: 4,
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
    weight: 5,
    arbitrary: step('booking', {
      order: which,
      parcel: fc.nat({ max: 1 }),
      change: fc.constantFrom('complete', 'cancel', 'hand over'),
    }),
  },
  {
    weight: 8,
    arbitrary: step('courier moves', {
      shipment: which,
      next: fc.constantFrom(0, 0, 0, 0, 0, 1),
      steps: fc.constantFrom(1, 2, 4, 6),
    }),
  },
  {
    weight: 4,
    arbitrary: step('courier report', {
      report: which,
      as: fc.constantFrom('once', 'twice', 'forged', 'kept for later'),
    }),
  },
  { weight: 2, arbitrary: step('all courier reports', { reversed: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant<HistoryStep>({ do: 'ask couriers' }) },
  {
    weight: 2,
    arbitrary: step('courier fails', { as: fc.constantFrom('down', 'lost response', 'available') }),
  },
];

/** Exchanges of variants; most steps lead towards a replacement. */
const exchangeSteps = [
  { weight: 2, arbitrary: step('ask for an exchange', { order: which, line: fc.nat({ max: 2 }) }) },
  {
    weight: 4,
    arbitrary: step('start an exchange', {
      order: which,
      line: fc.nat({ max: 2 }),
      key: fc.nat({ max: 2 }),
    }),
  },
  {
    weight: 12,
    arbitrary: step('exchange', {
      order: which,
      line: fc.nat({ max: 1 }),
      as: fc.constantFrom(
        ...(['accept', 'receive', 'receive', 'send', 'send', 'book', 'book'] as const),
        ...(['receive broken', 'decline', 'cancel'] as const),
      ),
      key: fc.nat({ max: 2 }),
    }),
  },
];

const alone = (one: HistoryStep): History[number] => [{ at: 0, step: one }];

/** The steps of an exchange from the shipped order to its replacement, which random steps rarely complete. */
const exchangeWay: fc.Arbitrary<History> = fc
  .record({ order: which, line: fc.nat({ max: 2 }), as: fc.constantFrom('send', 'book') })
  .map(({ order, line, as }) => [
    alone({ do: 'staff', order, step: 'ship' }),
    alone({ do: 'start an exchange', order, line, key: 0 }),
    alone({ do: 'exchange', order, line: 0, as: 'receive', key: 0 }),
    alone({ do: 'exchange', order, line: 0, as, key: 0 }),
  ]);

const steps: readonly { readonly weight: number; readonly arbitrary: fc.Arbitrary<HistoryStep> }[] = [
  { weight: 4, arbitrary: checkout },
  { weight: 2, arbitrary: cashCheckout },
  {
    weight: 3,
    arbitrary: step('change cart', {
      shopper: fc.nat({ max: counts.shoppers - 1 }),
      product: fc.nat({ max: counts.products - 1 }),
      count: fc.integer({ min: 1, max: 4 }),
      as: fc.constantFrom('set', 'set', 'set', 'again', 'removed'),
    }),
  },
  { weight: 4, arbitrary: confirm },
  {
    weight: 6,
    arbitrary: step('remit', {
      order: which,
      as: fc.constantFrom('all', 'part', 'correction'),
      key: fc.nat({ max: 2 }),
    }),
  },
  { weight: 6, arbitrary: step('transfer', { order: which, key: fc.nat({ max: 2 }) }) },
  {
    weight: 6,
    arbitrary: step('import remittances', {
      orders: fc.array(which, { minLength: 1, maxLength: 2 }),
      other: sometimes,
    }),
  },
  { weight: 6, arbitrary: step('collect', { order: which, key: fc.nat({ max: 2 }) }) },
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
  { weight: 8, arbitrary: shipAPart },
  { weight: 8, arbitrary: book },
  ...travelSteps,
  ...exchangeSteps,
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
    weight: 1,
    arbitrary: step('gift card', {
      card: fc.nat({ max: counts.cards - 1 }),
      change: fc.constantFrom('blocked', 'usable', 'usable', 'cancelled'),
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

/** Histories that mostly include a paid or confirmed order, and often its parcels and exchanges. fast-check shrinks a failing one by removing steps. */
export const histories: fc.Arbitrary<History> = fc
  .tuple(
    moments(fc.oneof(checkout, cashCheckout), 1, 2),
    moments(fc.oneof(pay, confirm), 1, 3),
    moments(allWebhooks, 1, 1),
    moments(pack, 1, 2),
    moments(fc.oneof(book, book, shipAPart), 1, 2),
    moments(fc.oneof(...travelSteps), 1, 3),
    fc.oneof(fc.constant<History>([]), exchangeWay),
    moments(fc.oneof(...exchangeSteps), 0, 3),
    moments(fc.oneof(...steps), 2, 9),
  )
  .map((parts) => parts.flat());
