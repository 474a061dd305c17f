import type { GiftCardEntry, GiftCardState } from '../../api/types';
import { Tag, type Tone } from '../../parts/display';

/** Labels of the states. */
export const giftCardStates: Readonly<Record<GiftCardState, string>> = {
  active: 'Active',
  spent: 'Spent',
  expired: 'Expired',
  blocked: 'Blocked',
  cancelled: 'Cancelled',
};

const tones: Readonly<Record<GiftCardState, Tone>> = {
  active: 'good',
  spent: 'plain',
  expired: 'plain',
  blocked: 'odd',
  cancelled: 'plain',
};

export const isGiftCardState = (text: string | null): text is GiftCardState =>
  text !== null && Object.hasOwn(giftCardStates, text);

export const GiftCardStateTag = ({ state }: { readonly state: GiftCardState }) => (
  <Tag tone={tones[state]}>{giftCardStates[state]}</Tag>
);

/** Labels of the entries in a card's ledger. */
export const entryKinds: Readonly<Record<GiftCardEntry['kind'], string>> = {
  issue: 'Issued',
  spend: 'Spent on an order',
  release: 'Returned: the order was not placed',
  refund: 'Refunded to the card',
  block: 'Blocked',
  unblock: 'Unblocked',
  cancel: 'Cancelled: its sale was refunded',
};

/** A card's code as staff see it. */
export const shownCode = (lastFour: string): string => `····${lastFour}`;
