import type { Static } from 'typebox';
import type { StaffProductDetail } from '../schemas';

/** The product as its form sends it, with some fields changed. */
export const formOf = (product: Static<typeof StaffProductDetail>, changes: object = {}) => ({
  version: product.version,
  title: product.title,
  productCode: product.productCode,
  ratePaise: product.ratePaise,
  discountBp: product.discountBp,
  discountFrom: product.discountFrom,
  discountUntil: product.discountUntil,
  hsnCode: product.hsnCode,
  gstBp: product.gstBp,
  countryOfOrigin: product.countryOfOrigin,
  importer: product.importer,
  mrpPaise: product.mrpPaise,
  netQuantity: product.netQuantity,
  weightGrams: product.weightGrams,
  giftCardPaise: product.giftCardPaise,
  active: product.active,
  category: product.category,
  subcategory: product.subcategory,
  brand: product.brand,
  theme: product.theme,
  colors: product.colors,
  variant: product.variant,
  photos: product.photos.map(({ name }) => name),
  description: product.description,
  faq: product.faq,
  contact: product.contact,
  ...changes,
});
