import type { Selectable } from 'kysely';
import type { Timestamp } from './columns';

export interface InvoiceTable {
  order_id: number;
  /** The calendar year in which the financial year begins, on the first of April in India. */
  financial_year: number;
  /** From 1 on, without gaps. */
  serial: number;
  issued_at: Timestamp;
}

export type InvoiceRow = Selectable<InvoiceTable>;
