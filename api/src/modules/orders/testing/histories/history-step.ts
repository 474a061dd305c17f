import type { ShippingChange } from './shipping-table';

/** A cart that a shopper orders. */
interface Cart {
  readonly shopper: number;
  readonly lines: readonly { readonly product: number; readonly quantity: number }[];
  /** Equal numbers stand for the same receipt of that shopper. */
  readonly receipt: number;
  /** Null without a coupon. */
  readonly coupon: number | null;
  /** Null without a gift card. */
  readonly card: number | null;
  /** The PIN code of the address. */
  readonly place: number;
  /** The business that buys, or null for a consumer. */
  readonly business: number | null;
  /** Whether the lines are those of the cart, and not of Buy Now. */
  readonly fromCart: boolean;
}

/**
 * One step of a history. Numbers select an existing object, such as an order or a shopper, modulo their count. Without one, the
 * step does nothing.
 */
export type HistoryStep =
  | ({ readonly do: 'checkout' } & Cart)
  | ({ readonly do: 'cash checkout' } & Cart)
  | {
      readonly do: 'change cart';
      readonly shopper: number;
      readonly product: number;
      readonly count: number;
      /** `again` repeats the last request; `removed` removes the account's line. */
      readonly as: 'set' | 'again' | 'removed';
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
  /** A file with the collected cash of orders; `other` has a different amount. */
  | { readonly do: 'import remittances'; readonly orders: readonly number[]; readonly other: boolean }
  | { readonly do: 'collect'; readonly order: number; readonly key: number }
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
  | { readonly do: 'ask for an exchange'; readonly order: number; readonly line: number }
  | { readonly do: 'start an exchange'; readonly order: number; readonly line: number; readonly key: number }
  | {
      readonly do: 'exchange';
      readonly order: number;
      readonly line: number;
      readonly as: 'accept' | 'decline' | 'receive' | 'receive broken' | 'cancel' | 'send' | 'book';
      readonly key: number;
    }
  | {
      readonly do: 'staff';
      readonly order: number;
      readonly step: 'pack' | 'ship' | 'deliver' | 'cancel' | 'takeBack' | 'refund again';
    }
  | {
      readonly do: 'ship a part';
      readonly order: number;
      readonly line: number;
      readonly quantity: number;
      readonly key: number;
    }
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
      readonly do: 'book';
      readonly order: number;
      /** Null for all that is left to send. */
      readonly line: number | null;
      readonly quantity: number;
      readonly key: number;
    }
  | {
      readonly do: 'booking';
      readonly order: number;
      readonly parcel: number;
      readonly change: 'complete' | 'cancel' | 'hand over';
    }
  | {
      readonly do: 'courier moves';
      readonly shipment: number;
      /** Selects one of the states that may follow. */
      readonly next: number;
      readonly steps: number;
    }
  | {
      readonly do: 'courier report';
      readonly report: number;
      readonly as: 'once' | 'twice' | 'forged' | 'kept for later';
    }
  | { readonly do: 'all courier reports'; readonly reversed: boolean }
  | { readonly do: 'ask couriers' }
  | { readonly do: 'courier fails'; readonly as: 'down' | 'lost response' | 'available' }
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
  | { readonly do: 'gift card'; readonly card: number; readonly change: 'blocked' | 'usable' | 'cancelled' }
  | { readonly do: 'shipping prices'; readonly change: ShippingChange }
  | { readonly do: 'provider fails'; readonly calls: number; readonly when: 'before' | 'after' };

/** Concurrent steps; `at` selects the instance of the shop that handles each. */
type HistoryMoment = readonly { readonly at: number; readonly step: HistoryStep }[];

/** The sets of concurrent steps of a history, in order. */
export type History = readonly HistoryMoment[];
