import type { Generated } from 'kysely';

/** At most one row: whether the checkout offers to enter a GSTIN. */
export interface BusinessSettingTable {
  id: Generated<number>;
  offers_gstin: boolean;
}

declare module '../../platform/db/schema' {
  interface Schema {
    business_setting: BusinessSettingTable;
  }
}
