import { toRupees } from '@shop/money';
import type { Static } from 'typebox';
import { toPhoto } from '../media';
import type { CardRecord, ProductRecord } from './product-repository';
import type { Product, ProductCard } from './product-schemas';

const named = (name: string | null, slug: string | null) =>
  name === null || slug === null ? null : { name, slug };

/** A product as cards and panels need it. */
export function toProductCard(row: CardRecord): Static<typeof ProductCard> {
  const [main] = row.photos;
  if (!main) throw new Error(`Product ${row.slug} has no photo`);
  const rate = toRupees(row.rate_paise);
  return {
    id: row.public_id,
    _id: row.public_id,
    title: row.title,
    slugProduct: row.slug,
    rate,
    discount: row.discount_bp / 100,
    originalPrice: rate,
    defaultVariant: row.variant,
    productCode: row.code,
    mainPhoto: toPhoto(main),
    colors: row.colors,
    stock: row.stock - row.reserved,
  };
}

/** A product with all that its page shows. */
export function toProduct(row: ProductRecord): Static<typeof Product> {
  const theme = named(row.theme_name, row.theme_slug);
  return {
    ...toProductCard(row),
    hsnCode: row.hsn,
    gstRate: row.gst_bp / 100,
    description: row.description,
    faq: row.faq,
    contact: row.contact,
    photos: row.photos.slice(1).map(toPhoto),
    category: named(row.category_name, row.category_slug),
    subcategory: named(row.subcategory_name, row.subcategory_slug),
    brandName: row.brand_name,
    theme: theme && { themeName: theme.name, themeSlug: theme.slug },
  };
}
