import { inTransaction } from '../../../platform/db/transactions';
import { ApiError } from '../../../platform/http/api-error';
import type { StaffActor } from '../../staff';
import { markChanges } from '../history/repository';
import { growCatalogueVersion } from '../name-repository';
import type { ProductContext } from './context';
import { syncVariants } from '../sync-variants';
import { lockStaffProducts } from './save-product';

/**
 * Archives a product, or restores it as a withdrawn product. Repeating it changes nothing. Throws an ApiError: 404, and 409 when
 * someone changed the product after it was opened.
 */
export async function setArchived(
  { database, clock }: ProductContext,
  publicId: string,
  { archived, version }: { readonly archived: boolean; readonly version: number },
  actor: StaffActor,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    await growCatalogueVersion(tx);
    const locked = await lockStaffProducts(tx, [publicId], { withVariants: true });
    const product = locked.find(({ public_id }) => public_id === publicId);
    if (!product) throw new ApiError(404, 'Product not found.');
    if ((product.archived_at !== null) === archived) return;
    if (product.version !== version) {
      const who = product.changed_by ?? 'Someone';
      throw new ApiError(409, `${who} changed this product after you opened it. Nothing was saved.`);
    }
    const now = clock.now();
    await markChanges(tx, 'archive');
    await tx
      .updateTable('product')
      .set(({ eb }) => ({
        archived_at: archived ? now : null,
        // Staff check a restored product before they sell it again.
        active: false,
        updated_at: now,
        changed_by: actor.name,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', product.id)
      .execute();
    await syncVariants(tx, [product.id]);
    const action = archived ? 'product-archived' : 'product-restored';
    await actor.log(tx, action, { product: publicId, slug: product.slug }, now);
  });
}
