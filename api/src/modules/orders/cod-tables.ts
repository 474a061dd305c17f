import type { Identity, Timestamp } from '../../platform/db/schema';

/** By the provider, by a bank transfer that staff record, or as cash that is no longer collected. */
export type RefundMethod = 'provider' | 'transfer' | 'waived';

/** Collected cash that reached the shop; a negative amount corrects an earlier row. */
export interface CodRemittanceTable {
  id: Identity;
  order_id: number;
  amount_paise: number;
  reference: string;
  /** A day in India, as YYYY-MM-DD. */
  remitted_on: string;
  author: string;
  created_at: Timestamp;
}

declare module '../../platform/db/schema' {
  interface Schema {
    cod_remittance: CodRemittanceTable;
  }
}
