import type { Generated, Selectable } from 'kysely';
import type { Timestamp } from '../../platform/db/schema';
import type { DowntimeSeverity } from './ports';

/** An outage of a payment method, in its newest known state. */
export interface PaymentDowntimeTable {
  id: string;
  method: string;
  part: string | null;
  severity: DowntimeSeverity;
  active: boolean;
  started_at: Timestamp;
  /** The provider's time of this state. */
  changed_at: Timestamp;
  /** When the shop last received it. */
  seen_at: Timestamp;
}

/** When the provider is next asked for a report, by any instance. */
export interface PaymentWatchTurnTable {
  report: string;
  next_at: Timestamp;
}

/** A line of a settlement. Amounts are integer paise; the fee includes the tax. */
export interface SettlementLineTable {
  id: string;
  kind: string;
  settlement_id: string;
  utr: string | null;
  amount_paise: number;
  fee_paise: number;
  tax_paise: number;
  credit_paise: number;
  debit_paise: number;
  payment_id: string | null;
  settled_at: Timestamp;
}

/** At most one row: the time from which settlements are read, and the time up to which they have been read. */
export interface SettlementReadingTable {
  only_row: Generated<boolean>;
  since: Timestamp;
  read_to: Timestamp;
}

/** States in which a dispute has ended. */
export const finalStates = ['won', 'lost', 'closed'] as const;

/** A dispute in its newest known state. Amounts are integer paise. */
export interface PaymentDisputeTable {
  id: string;
  payment_id: string;
  amount_paise: number;
  deducted_paise: number;
  phase: string;
  status: string;
  reason: string;
  respond_by: Timestamp | null;
  opened_at: Timestamp;
  seen_at: Timestamp;
}

export type PaymentDowntimeRow = Selectable<PaymentDowntimeTable>;

declare module '../../platform/db/schema' {
  interface Schema {
    payment_downtime: PaymentDowntimeTable;
    payment_watch_turn: PaymentWatchTurnTable;
    settlement_line: SettlementLineTable;
    settlement_reading: SettlementReadingTable;
    payment_dispute: PaymentDisputeTable;
  }
}
