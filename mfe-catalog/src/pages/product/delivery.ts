import { limits, shipping } from '@shop/config';
import { formatRupeesPlain, fromRupees } from '@shop/money';

/** The fixed shipping texts of a product page. */
export const shippingTexts = {
  dispatch: '90% Orders Fast Ship Within 48 Hours',
  delivery: `Estimated delivery: ${shipping.deliveryEstimate}`,
  freeShipping: `Free shipping on orders of ${formatRupeesPlain(fromRupees(limits.freeShippingRupees))} and more`,
} as const;
