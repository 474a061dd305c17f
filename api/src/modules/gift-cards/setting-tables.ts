import type { Generated } from 'kysely';

/** At most one row: whether the shop sells gift cards. Without one, it does not. */
export interface GiftCardSettingTable {
  id: Generated<number>;
  offered: boolean;
  /** How long a new card can be spent. */
  valid_months: number;
}

/** Whom the gift cards of an order are for; an order without a row sends them to its buyer. */
export interface GiftCardRecipientTable {
  order_id: number;
  email: string;
  /** Empty without one, as is the message. */
  name: string;
  message: string;
}

declare module '../../platform/db/schema' {
  interface Schema {
    gift_card_setting: GiftCardSettingTable;
    gift_card_recipient: GiftCardRecipientTable;
  }
}
