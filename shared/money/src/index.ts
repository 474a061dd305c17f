export {
  lineTotal,
  orderTotals,
  payable,
  subtotal,
  unitPrice,
  type OrderTotals,
  type PricedLine,
  type TaxShare,
} from './price';
export { discountBp, fromRupees, toRupees } from './units';
export { formatRupees, formatRupeesPlain } from './format';
