import type { Static } from 'typebox';
import type { Executor } from '../../../platform/db/schema';
import { ApiError } from '../../../platform/http/api-error';
import { findStaffProduct, listStockChanges } from './product-repository';
import { toStaffProductDetail } from './product-view';
import type { StaffProductDetail } from './schemas';

/** Changes of stock that a product's page shows. */
const STOCK_CHANGES = 20;

/** A product as its page shows it. Throws an ApiError 404. */
export async function readStaffProduct(db: Executor, id: string): Promise<Static<typeof StaffProductDetail>> {
  const row = await findStaffProduct(db, id);
  if (!row) throw new ApiError(404, 'There is no such product.');
  return toStaffProductDetail(row, await listStockChanges(db, row.id, STOCK_CHANGES));
}
