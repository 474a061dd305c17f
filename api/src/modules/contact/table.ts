import type { DefaultedTimestamp, Identity } from '../../platform/db/columns';

export interface ContactEnquiryTable {
  id: Identity;
  public_id: string;
  full_name: string;
  email: string;
  phone_number: string;
  message: string;
  created_at: DefaultedTimestamp;
}

declare module '../../platform/db/schema' {
  interface Schema {
    contact_enquiry: ContactEnquiryTable;
  }
}
