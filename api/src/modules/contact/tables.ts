import type { ColumnType, Generated, Selectable } from 'kysely';
import type { DefaultedTimestamp, Identity, Timestamp } from '../../platform/db/schema';

export type EnquiryState = 'open' | 'answered' | 'closed';

export interface ContactEnquiryTable {
  id: Identity;
  public_id: string;
  full_name: string;
  email: string;
  phone_number: string;
  message: string;
  created_at: DefaultedTimestamp;
  state: Generated<EnquiryState>;
  /** Null unless it is closed. */
  closed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
}

export type EnquiryEventKind = 'note' | 'answered' | 'closed' | 'reopened';

/** An action of staff on an enquiry; deleted with it. */
export interface EnquiryEventTable {
  id: Identity;
  enquiry_id: number;
  kind: EnquiryEventKind;
  /** A staff member's name. */
  author: string;
  at: Timestamp;
  /** The note or the answer; empty for the others. */
  text: string;
}

export type ContactEnquiryRow = Selectable<ContactEnquiryTable>;
export type EnquiryEventRow = Selectable<EnquiryEventTable>;

declare module '../../platform/db/schema' {
  interface Schema {
    contact_enquiry: ContactEnquiryTable;
    enquiry_event: EnquiryEventTable;
  }
}
