import type { Generated, Selectable } from 'kysely';
import type { Identity, Timestamp } from '../../platform/db/schema';

/** A coupon's discount: a share or an amount of the goods, or the shipping. */
export type CouponKind = 'percent' | 'amount' | 'shipping';

/** A code for a discount on an order. Amounts are integer paise before tax, periods are instants. */
export interface CouponTable {
  id: Identity;
  public_id: string;
  /** In capitals and without spaces, as `codeKey` returns it. */
  code: string;
  kind: CouponKind;
  /** Only for `percent`. */
  percent_bp: number | null;
  /** Only for `amount`. */
  amount_paise: number | null;
  /** The maximum of `percent`; null without one. */
  max_paise: number | null;
  /** The minimum value of the goods. */
  min_paise: Generated<number>;
  /** True when it applies only to its products and categories, even if all of them were removed. */
  is_limited: Generated<boolean>;
  first_order: Generated<boolean>;
  once_each: Generated<boolean>;
  max_uses: number | null;
  /** Uses that orders hold or have consumed: the rows of `coupon_use` that are not released. */
  uses: Generated<number>;
  starts_at: Timestamp | null;
  ends_at: Timestamp | null;
  active: Generated<boolean>;
  /** Incremented with each change by a staff member. */
  version: Generated<number>;
  created_at: Timestamp;
  changed_at: Timestamp;
  changed_by: string;
}

export interface CouponProductTable {
  coupon_id: number;
  product_id: number;
}

export interface CouponCategoryTable {
  coupon_id: number;
  category_id: number;
}

/**
 * The use of a coupon by an order. It is held as long as the order's units are, and is consumed when the order is
 * placed.
 */
export interface CouponUseTable {
  order_id: number;
  coupon_id: number;
  claimed_at: Timestamp;
  /** When it was released; null while it counts. */
  released_at: Timestamp | null;
}

export type CouponRow = Selectable<CouponTable>;

declare module '../../platform/db/schema' {
  interface Schema {
    coupon: CouponTable;
    coupon_product: CouponProductTable;
    coupon_category: CouponCategoryTable;
    coupon_use: CouponUseTable;
  }
}
