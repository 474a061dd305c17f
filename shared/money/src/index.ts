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
export { discountBp, formatRupees, formatRupeesPlain, fromRupees, toRupees } from './rupees';
