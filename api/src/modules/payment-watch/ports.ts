import type { Database } from '../../platform/db/database';
import type { Clock } from '../../platform/jobs/clock';
import type { Log } from '../../platform/logging/logger';

export type DowntimeSeverity = 'high' | 'medium' | 'low';

/** An outage of a payment method, or of a part of it. */
export interface ProviderDowntime {
  readonly id: string;
  /** The name that the provider's window uses: `card`, `netbanking`, `upi`. */
  readonly method: string;
  /** The affected part, which completes "Payments by", such as `Visa card`; null if the whole method is affected. */
  readonly part: string | null;
  readonly severity: DowntimeSeverity;
  /** False once it is resolved, and before a scheduled one begins. */
  readonly active: boolean;
  readonly startedAt: Date;
  /** The provider's time of this state: a state with an older time is ignored. */
  readonly changedAt: Date;
}

/** A line of a settlement: a payment, refund or adjustment that was paid out or deducted. Amounts are integer paise. */
export interface SettledItem {
  readonly id: string;
  /** `payment`, `refund`, `adjustment` or another kind of the provider. */
  readonly kind: string;
  readonly settlementId: string;
  /** The bank's reference of the transfer. */
  readonly utr: string | null;
  readonly amountPaise: number;
  /** Including `taxPaise`. */
  readonly feePaise: number;
  /** GST on the fee. */
  readonly taxPaise: number;
  readonly creditPaise: number;
  readonly debitPaise: number;
  /** The payment of a refund or adjustment. */
  readonly paymentId: string | null;
  readonly settledAt: Date;
}

/** A payment that a bank or customer disputes. Amounts are integer paise. */
export interface ProviderDispute {
  readonly id: string;
  readonly paymentId: string;
  readonly amountPaise: number;
  /** The amount that was deducted because the dispute was lost. */
  readonly deductedPaise: number;
  /** For example, `chargeback` or `fraud`. */
  readonly phase: string;
  /** `open`, `under_review`, or finally `won`, `lost` or `closed`. */
  readonly status: string;
  /** The provider's code. */
  readonly reason: string;
  readonly respondBy: Date | null;
  readonly openedAt: Date;
}

/** A provider's reports of outages, settlements and disputes. Calls reject with `ProviderUnavailable`. */
export interface ProviderReports {
  /** The current outages; null if the provider does not report any to this account. */
  downtimes(): Promise<readonly ProviderDowntime[] | null>;
  /** The settlements of a day in India, YYYY-MM-DD; null like the outages. */
  settledOn(day: string): Promise<readonly SettledItem[] | null>;
  /** The newest disputes; null like the outages. */
  disputes(): Promise<readonly ProviderDispute[] | null>;
}

/** The dependencies of the module. */
export interface WatchContext {
  readonly database: Database;
  readonly provider: { readonly reports?: ProviderReports };
  readonly clock: Clock;
  readonly log: Log;
}
