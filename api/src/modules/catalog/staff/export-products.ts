import { byteOrderMark, csvText, rupeesCell, type CsvCell } from '../../../platform/csv/csv-text';
import type { Executor } from '../../../platform/db/schema';
import { importColumns, type ImportColumn } from '../import/import-fields';
import { holds, type ListFilter } from './list-repository';
import { staffProducts } from './product-repository';
import { photoName } from './product-view';

/** Products that are read at once. */
const BATCH = 500;

function readBatch(db: Executor, filter: ListFilter, after: number) {
  return staffProducts(db)
    .where(holds(filter))
    .where('product.id', '>', after)
    .orderBy('product.id')
    .limit(BATCH)
    .execute();
}

type ExportedRow = Awaited<ReturnType<typeof readBatch>>[number];

const cells: Readonly<Record<ImportColumn, (row: ExportedRow) => CsvCell>> = {
  slug: (row) => row.slug,
  title: (row) => row.title,
  code: (row) => row.code,
  rate: (row) => rupeesCell(row.rate_paise),
  discount: (row) => row.discount_bp / 100,
  hsn: (row) => row.hsn,
  gst: (row) => row.gst_bp / 100,
  stock: (row) => row.stock,
  category: (row) => row.category_slug,
  subcategory: (row) => row.subcategory_slug,
  brand: (row) => row.brand_slug,
  theme: (row) => row.theme_slug,
  colors: (row) => row.colors,
  variant: (row) => row.variant,
  photos: (row) => row.photos.map(photoName).join(' | '),
  description: (row) => row.description,
  faq: (row) => row.faq,
  contact: (row) => row.contact,
  active: (row) => (row.active ? 'yes' : 'no'),
  stock_was: (row) => row.stock,
  version: (row) => row.version,
};

const line = (row: ExportedRow) => importColumns.map((column) => cells[column](row));

/** The products of a filter as a CSV file that the import reads back, in pieces. */
export async function* exportProducts(db: Executor, filter: ListFilter): AsyncGenerator<string> {
  yield byteOrderMark + csvText([importColumns]);
  for (let after = 0; ;) {
    const rows = await readBatch(db, filter, after);
    const last = rows.at(-1);
    if (!last) return;
    yield csvText(rows.map(line));
    after = last.id;
  }
}
