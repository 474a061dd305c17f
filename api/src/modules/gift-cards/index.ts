/** Public interface of gift cards for other modules. */
export { codeOf, giftCardHash, giftCardKey, MAX_TYPED_CODE } from './codes';
export { sendGiftCard } from './emails';
export { endOfValidity } from './expiry';
export {
  cancelCard,
  type CardRefund,
  findByCode,
  issueCard,
  type IssuedCard,
  leftOnCard,
  lockCards,
  refundToCard,
  releaseOfOrder,
  setBlocked,
  spend,
} from './ledger';
export {
  eraseGiftCards,
  exportGiftCards,
  forgetExpiredRecipients,
  forgetReasonsOfOrders,
  forgetRecipients,
} from './personal-data';
export {
  type GiftRecipient,
  giftFields,
  readRecipient,
  recipientOf,
  removeRecipient,
  saveRecipient,
} from './recipients';
export { offersGiftCards, readGiftCardSetting } from './setting';
export type {} from './setting-tables';
export {
  type CardOffer,
  type CardRefusal,
  emptyCard,
  hasCards,
  hasUsableCard,
  isRefusedCard,
  offerCard,
} from './offers';
export type { GiftCardRow, GiftCardState } from './tables';
