import type { Generated } from 'kysely';

/** At most one row: whether pages show prices with GST. Without one, they show prices before GST. */
export interface PriceSettingTable {
  id: Generated<number>;
  with_tax: boolean;
}

declare module '../../../platform/db/schema' {
  interface Schema {
    price_setting: PriceSettingTable;
  }
}
