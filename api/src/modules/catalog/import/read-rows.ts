import type { FindPicture } from '../../media';
import type { CatalogueNames } from '../name-repository';
import { FieldFault } from '../cell-readers';
import { type FileColumn, fileColumns, type FileValues, isFileColumn, readCell } from '../derive-fields';
import type { Choice } from '../variant-options';
import type { ImportFault, ImportRecord } from '../../../platform/csv/import-file';

/** Columns that a variant shares with its product; they are empty in its row. */
export const sharedColumns: readonly FileColumn[] = [
  ...(['title', 'category', 'subcategory', 'brand', 'theme', 'colors', 'variant'] as const),
  ...(['description', 'faq', 'contact'] as const),
];

/** A variant in a file. */
export interface VariantCells {
  /** The slug of its product. */
  readonly parent: string;
  /** Undefined if the file does not name its values. */
  readonly choice: Choice | undefined;
}

/** A product to be written: its parsed cells, with ids in place of slugs. */
export interface ImportRow {
  readonly place: string;
  readonly row: number;
  readonly slug: string;
  readonly values: Omit<
    FileValues,
    'slug' | 'category' | 'subcategory' | 'brand' | 'theme' | 'parent' | 'options'
  >;
  /** Undefined for a product that is not a variant. */
  readonly variant?: VariantCells | undefined;
  readonly ids: {
    readonly category_id?: number;
    readonly subcategory_id?: number | null;
    readonly brand_id?: number | null;
    readonly theme_id?: number | null;
  };
}

interface ReadRows {
  readonly rows: readonly ImportRow[];
  readonly faults: readonly ImportFault[];
}

type Fail = (field: string, message: string) => undefined;

function readCells({ values }: ImportRecord, find: FindPicture, fail: Fail): FileValues {
  const cells: [FileColumn, unknown][] = [];
  const isVariant = (values.get('parent') ?? '') !== '';
  for (const [column, text] of values) {
    if (!isFileColumn(column)) {
      fail(column, `is not a column; the columns are ${fileColumns.join(', ')}`);
      continue;
    }
    if (isVariant && sharedColumns.includes(column)) {
      if (text !== '') fail(column, 'is that of the product, so it must be empty for a variant');
      continue;
    }
    // A variant without photos shows those of its product.
    if (isVariant && column === 'photos' && text === '') continue;
    try {
      cells.push([column, readCell(column, text, find)]);
    } catch (error) {
      if (!(error instanceof FieldFault)) throw error;
      fail(column, error.message);
    }
  }
  return Object.fromEntries(cells) as FileValues;
}

interface Named {
  readonly id: number;
  readonly slug: string;
}

function idOf(
  items: readonly Named[],
  slug: string | null,
  field: string,
  fail: Fail,
): number | null | undefined {
  if (slug === null) return null;
  return items.find((item) => item.slug === slug)?.id ?? fail(field, `there is no "${slug}" in the shop`);
}

/**
 * The ids for the slugs of a row. A product that moves to another category loses its subcategory, unless the file names
 * one.
 */
export function findIds(
  cells: Pick<FileValues, 'category' | 'subcategory' | 'brand' | 'theme'>,
  names: CatalogueNames,
  fail: Fail,
): ImportRow['ids'] {
  const { category, subcategory, brand, theme } = cells;
  const inside = names.categories.find(({ slug }) => slug === category);
  if (category !== undefined && !inside) fail('category', `there is no "${category}" in the shop`);
  if (subcategory !== undefined && category === undefined) fail('subcategory', 'needs the column category');
  return {
    ...(inside && {
      category_id: inside.id,
      subcategory_id: idOf(inside.subcategories, subcategory ?? null, 'subcategory', fail),
    }),
    ...(brand !== undefined && { brand_id: idOf(names.brands, brand, 'brand', fail) }),
    ...(theme !== undefined && { theme_id: idOf(names.themes, theme, 'theme', fail) }),
  };
}

/** Reads every record and collects every fault; rows are complete only without faults. */
export function readRows(
  records: readonly ImportRecord[],
  names: CatalogueNames,
  find: FindPicture,
): ReadRows {
  const faults: ImportFault[] = [];
  const seen = new Map<string, string>();
  const rows = records.map((record): ImportRow => {
    const { place, row } = record;
    const fail: Fail = (field, message) => {
      faults.push({ place, row, field, message });
      return undefined;
    };
    const cells = readCells(record, find, fail);
    const {
      slug = '',
      category: _category,
      subcategory: _subcategory,
      brand: _brand,
      theme: _theme,
      parent = null,
      options = null,
      ...values
    } = cells;
    if (parent === null && options !== null)
      fail('options', 'needs the slug of the product in the column parent');
    if (!record.values.has('slug')) fail('slug', 'is missing');
    const before = seen.get(slug);
    if (slug !== '' && before !== undefined) fail('slug', `"${slug}" is already in ${before}`);
    seen.set(slug, place);
    const variant = parent === null ? undefined : { parent, choice: options ?? undefined };
    const ids = variant ? {} : findIds(cells, names, fail);
    return { place, row, slug, values, ids, variant };
  });
  return { rows, faults };
}
