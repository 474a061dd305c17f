import type { Generated, Selectable } from 'kysely';
import type { Json, Timestamp } from '../../../platform/db/schema';
import type { WebhookOutboxTable } from '../../../platform/webhooks/send-webhooks';
import type { ProviderPaymentStatus, ProviderRefund } from '../../orders/ports';

export interface SandboxAccountTable {
  id: Generated<boolean>;
  key_id: string;
  key_secret: string;
  webhook_secret: string;
}

/** Amounts are integer paise, as in the provider's API. */
export interface SandboxOrderTable {
  id: string;
  amount: number;
  currency: string;
  receipt: string | null;
  /** The receipt if the caller requested one order per receipt. */
  unique_receipt: string | null;
  status: Generated<'created' | 'attempted' | 'paid'>;
  attempts: Generated<number>;
  notes: Json<Readonly<Record<string, string>>>;
  created_at: Timestamp;
}

/** Why a payment failed, as the provider reports it. */
export interface PaymentFailure {
  readonly code: string;
  readonly description: string;
  readonly source: string;
  readonly step: string;
  readonly reason: string;
}

export interface SandboxPaymentTable {
  id: string;
  order_id: string;
  amount: number;
  currency: string;
  status: ProviderPaymentStatus;
  method: string;
  email: string | null;
  contact: string | null;
  amount_refunded: Generated<number>;
  error: Json<PaymentFailure | null> | null;
  created_at: Timestamp;
}

export interface SandboxRefundTable {
  id: string;
  payment_id: string;
  amount: number;
  status: ProviderRefund['status'];
  idem_key: string | null;
  created_at: Timestamp;
}

export interface SandboxDisputeTable {
  id: string;
  payment_id: string;
  amount: number;
  status: 'open' | 'won' | 'lost' | 'closed';
  created_at: Timestamp;
}

/** A type rather than an interface, as Kysely's `withTables` requires. */
export type SandboxTables = {
  sandbox_account: SandboxAccountTable;
  sandbox_order: SandboxOrderTable;
  sandbox_payment: SandboxPaymentTable;
  sandbox_refund: SandboxRefundTable;
  sandbox_dispute: SandboxDisputeTable;
  sandbox_webhook: WebhookOutboxTable;
};

export type SandboxOrderRow = Selectable<SandboxOrderTable>;
export type SandboxPaymentRow = Selectable<SandboxPaymentTable>;
export type SandboxRefundRow = Selectable<SandboxRefundTable>;
export type SandboxDisputeRow = Selectable<SandboxDisputeTable>;
export type SandboxAccount = Pick<
  Selectable<SandboxAccountTable>,
  'key_id' | 'key_secret' | 'webhook_secret'
>;
