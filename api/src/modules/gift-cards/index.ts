/** Public interface of gift cards for other modules. */
export { codeOf, giftCardHash, giftCardKey, MAX_TYPED_CODE } from './codes';
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
  type CardOffer,
  type CardRefusal,
  emptyCard,
  hasCards,
  hasUsableCard,
  isRefusedCard,
  offerCard,
} from './offers';
export type { GiftCardRow, GiftCardState } from './tables';
