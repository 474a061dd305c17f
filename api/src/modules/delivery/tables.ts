import type { Generated } from 'kysely';
import type { Timestamp } from '../../platform/db/schema';

/** An imported file of PIN rules. At most one is current; without one, the shop delivers to every PIN code. */
export interface PinRuleVersionTable {
  /** From 1 on, without gaps. */
  number: number;
  /** The name of the file. */
  file: string;
  imported_at: Timestamp;
  /** The staff member who imported it. */
  imported_by: string;
  is_current: Generated<boolean>;
}

/** Delivery to a range of PIN codes, both ends included. The ranges of a version do not overlap. */
export interface PinRuleTable {
  version: number;
  from_pin: number;
  to_pin: number;
  zone: string;
  /** Empty if the range has several. */
  city: string;
  state: string;
  serviceable: boolean;
  /** Days until the parcel arrives; null only if it is not serviceable. */
  min_days: number | null;
  max_days: number | null;
  /** Whether cash on delivery is possible. */
  cod: boolean;
}

/** At most one row: whether the checkout offers all states and union territories, or the default list. */
export interface DeliverySettingTable {
  id: Generated<number>;
  all_states: boolean;
}

/** The settings of the shipping prices. One row if the shop has a price table, otherwise none. */
export interface ShippingSettingTable {
  id: Generated<number>;
  /** Incremented with each change. */
  version: number;
  /** Weight assumed for products without one. */
  default_grams: number;
  changed_at: Timestamp;
  changed_by: string;
}

/** A row of the shipping price table. Ranges include their start, and exclude their end; null is unlimited. */
export interface ShippingPriceTable {
  /** Its position in the table, starting at 1. */
  place: number;
  /** Null for any zone. */
  zone: string | null;
  value_from_paise: number;
  value_below_paise: number | null;
  weight_from_grams: number;
  weight_below_grams: number | null;
  /** Before tax; 0 if shipping is free. */
  price_paise: number;
  /** The value of goods from which shipping is free; null if it never is. */
  free_from_paise: number | null;
}

declare module '../../platform/db/schema' {
  interface Schema {
    pin_rule_version: PinRuleVersionTable;
    pin_rule: PinRuleTable;
    delivery_setting: DeliverySettingTable;
    shipping_setting: ShippingSettingTable;
    shipping_price: ShippingPriceTable;
  }
}
