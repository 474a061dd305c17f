import type { Static } from 'typebox';
import type { CsvCell } from '../../../platform/csv/csv-text';
import type { StoredPhoto } from '../../media';
import { columnTypes } from '../derive-fields';
import type { CatalogueNames } from '../name-repository';
import { photoName, type ProductField, productFields } from '../product-fields';
import type { ProductChangeRow } from './repository';
import type { ChangedField, ProductChange } from './schemas';
import type { ColumnChanges } from './tables';

const placeColumns = {
  category_id: 'category',
  subcategory_id: 'subcategory',
  brand_id: 'brand',
  theme_id: 'theme',
} as const;

type PlaceColumn = keyof typeof placeColumns;
const isPlace = (column: string): column is PlaceColumn => Object.hasOwn(placeColumns, column);

/** The first field of each stored column; files contain the stock twice. */
const fieldOf = new Map<string, readonly [column: string, field: ProductField]>(
  Object.entries(productFields)
    .map(([column, field]) => [field.source, [column, field]] as const)
    .reverse(),
);

/** Columns in the order of files; others follow. */
const order = Object.keys(productFields);
const positionOf = ({ column }: Static<typeof ChangedField>) =>
  order.includes(column) ? order.indexOf(column) : order.length;

/** Columns that a revert writes back: all that forms contain. */
export const isRevertable = (column: string): boolean =>
  isPlace(column) || (column !== 'stock' && Object.hasOwn(columnTypes, column));

/**
 * Whether a change can be reverted: it changed columns that a revert writes back, and neither created, archived nor
 * restored the product.
 */
export const mayRevert = ({ source, changes }: Pick<ProductChangeRow, 'source' | 'changes'>): boolean =>
  source !== 'create' && source !== 'archive' && Object.keys(changes).some(isRevertable);

const placesOf = (column: PlaceColumn, { categories, brands, themes }: CatalogueNames) =>
  ({
    category_id: categories,
    subcategory_id: categories.flatMap(({ subcategories }) => subcategories),
    brand_id: brands,
    theme_id: themes,
  })[column];

const describePhoto = (photo: StoredPhoto) =>
  photo.alt === undefined ? photoName(photo) : `${photoName(photo)} (${photo.alt})`;

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  return typeof cell === 'object' ? cell.value : String(cell);
}

function valueText(column: string, value: unknown, names: CatalogueNames): string {
  if (value === null || value === undefined) return '';
  if (column === 'photos') return (value as readonly StoredPhoto[]).map(describePhoto).join(' | ');
  if (isPlace(column)) {
    return placesOf(column, names).find(({ id }) => id === value)?.slug ?? 'removed';
  }
  const cell = fieldOf.get(column)?.[1].cell;
  if (cell) return cellText(cell(value));
  return typeof value === 'object' ? JSON.stringify(value) : String(value as CsvCell);
}

/** Maximum number of characters of a value in a response. */
const SHOWN = 300;
/** Characters before the first difference. */
const LEAD = 40;

/** Both texts, truncated to the part around their first difference. */
function truncate(before: string, after: string): readonly [string, string] {
  if (before.length <= SHOWN && after.length <= SHOWN) return [before, after];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  const start = Math.max(0, same - LEAD);
  const part = (text: string) => {
    const end = start + SHOWN;
    return `${start > 0 && text !== '' ? '…' : ''}${text.slice(start, end)}${text.length > end ? '…' : ''}`;
  };
  return [part(before), part(after)];
}

/** The changed fields as cells of a file, in the order of its columns. */
export function toChangedFields(
  changes: ColumnChanges,
  names: CatalogueNames,
): Static<typeof ChangedField>[] {
  return Object.entries(changes)
    .map(([source, [was, is]]) => {
      const column = isPlace(source) ? placeColumns[source] : (fieldOf.get(source)?.[0] ?? source);
      const [before, after] = truncate(valueText(source, was, names), valueText(source, is, names));
      return { column, before, after };
    })
    .sort((one, other) => positionOf(one) - positionOf(other));
}

export function toProductChange(row: ProductChangeRow, names: CatalogueNames): Static<typeof ProductChange> {
  return {
    id: row.id,
    product: { id: row.public_id, slug: row.slug, title: row.title },
    at: row.at.toISOString(),
    author: row.author,
    source: row.source,
    batch: row.batch,
    version: row.version,
    fields: toChangedFields(row.changes, names),
    mayRevert: mayRevert(row),
  };
}
