import type { Static } from 'typebox';
import { pictureNameOf, toPhoto, type StoredPhoto } from '../../media';
import type { ListedProduct } from './list-repository';
import type { StaffProductRow, StockChangeRow } from './product-repository';
import type { StaffProduct, StaffProductDetail, StockChange } from './schemas';

/** A stored picture as forms and files name it. */
export const photoName = ({ url, width, height }: StoredPhoto): string =>
  pictureNameOf(url) ?? `${url} ${width}x${height}`;

/** Colours are stored as one text. */
export const colorsOf = (colors: string): string[] => colors.split(',').flatMap((name) => name.trim() || []);

/** A row of the list. */
export function toStaffProduct(row: ListedProduct): Static<typeof StaffProduct> {
  const [main] = row.photos;
  if (!main) throw new Error(`Product ${row.slug} has no photo`);
  return {
    id: row.public_id,
    slug: row.slug,
    title: row.title,
    code: row.code,
    ratePaise: row.rate_paise,
    discountBp: row.discount_bp,
    unitPaise: row.unit_paise,
    stock: row.stock,
    reserved: row.reserved,
    active: row.active,
    category: row.category_slug,
    photo: toPhoto(main),
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
    changedBy: row.changed_by,
  };
}

const toStockChange = (row: StockChangeRow): Static<typeof StockChange> => ({
  kind: row.kind,
  stock: row.stock_delta,
  reserved: row.reserved_delta,
  order: row.order_public_id,
  author: row.author,
  reason: row.reason,
  at: row.created_at.toISOString(),
});

/** A product with all its fields and the latest changes of its stock. */
export function toStaffProductDetail(
  row: StaffProductRow,
  changes: readonly StockChangeRow[],
): Static<typeof StaffProductDetail> {
  return {
    ...toStaffProduct(row),
    subcategory: row.subcategory_slug,
    brand: row.brand_slug,
    theme: row.theme_slug,
    hsn: row.hsn,
    gstBp: row.gst_bp,
    colors: colorsOf(row.colors),
    variant: row.variant,
    photos: row.photos.map((photo) => ({ name: photoName(photo), photo: toPhoto(photo) })),
    description: row.description,
    faq: row.faq,
    contact: row.contact,
    createdAt: row.created_at.toISOString(),
    stockChanges: changes.map(toStockChange),
  };
}
