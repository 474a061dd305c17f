import type { Static } from 'typebox';
import type { Executor } from '../../../platform/db/schema';
import { ApiError } from '../../../platform/http/api-error';
import { findKeptProduct, listStockChanges } from './product-repository';
import { toKeptProductDetail } from './product-view';
import type { KeptProductDetail } from './schemas';

/** Changes of stock that a product's page shows. */
const STOCK_CHANGES = 20;

/** A product as its page shows it. Throws an ApiError 404. */
export async function readKeptProduct(db: Executor, id: string): Promise<Static<typeof KeptProductDetail>> {
  const row = await findKeptProduct(db, id);
  if (!row) throw new ApiError(404, 'There is no such product.');
  return toKeptProductDetail(row, await listStockChanges(db, row.id, STOCK_CHANGES));
}
