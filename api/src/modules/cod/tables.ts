import type { Generated } from 'kysely';

/** At most one row: whether and how the shop offers cash on delivery. Amounts are integer paise. */
export interface CodSettingTable {
  id: Generated<number>;
  offered: boolean;
  /** Before tax. */
  fee_paise: number;
  /** The minimum and maximum amount to pay, with the fee and tax; null without a limit. */
  min_paise: number | null;
  max_paise: number | null;
  /** How long an order waits for its confirmation. */
  confirm_hours: number;
}

declare module '../../platform/db/schema' {
  interface Schema {
    cod_setting: CodSettingTable;
  }
}
