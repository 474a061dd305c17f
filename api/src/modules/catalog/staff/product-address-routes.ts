import { paths } from '@shop/config';
import type { TypedApp } from '@shop/server-kit';
import { type Static, Type } from 'typebox';
import { inTransaction } from '../../../platform/db/transactions';
import { ApiError } from '../../../platform/http/api-error';
import { dataOf, failures, ref } from '../../../platform/http/schemas';
import { leaveRedirects } from '../../redirects';
import { actorOf, type StaffActor } from '../../staff';
import { growCatalogueVersion } from '../name-repository';
import type { ProductContext } from './context';
import { readText } from './product-view';
import { lockStaffProducts } from './save-product';
import { AddressRequest, MovedProduct } from './address-schemas';

/**
 * Changes the slug of a product; its old page redirects to the new one. Throws an ApiError: 400 for the slug, 404, 409
 * for a slug that is taken or when someone changed the product after it was opened.
 */
async function moveProduct(
  { database, clock }: ProductContext,
  publicId: string,
  { version, slug: given }: Static<typeof AddressRequest>,
  actor: StaffActor,
): Promise<{ readonly slug: string; readonly version: number }> {
  const slug = readText('slug', given) ?? '';
  return inTransaction(database, async (tx) => {
    await growCatalogueVersion(tx);
    const [before] = await lockStaffProducts(tx, [publicId]);
    if (!before) throw new ApiError(404, 'Product not found.');
    if (before.slug === slug) return { slug, version: before.version };
    if (before.version !== version) {
      const who = before.changed_by ?? 'Someone';
      throw new ApiError(409, `${who} changed this product after you opened it. Nothing was saved.`, {
        extra: { version: before.version },
      });
    }
    const taken = await tx.selectFrom('product').select('title').where('slug', '=', slug).executeTakeFirst();
    if (taken)
      throw new ApiError(409, `“${taken.title}” already uses this URL.`, { extra: { field: 'slug' } });
    const at = clock.now();
    await tx
      .updateTable('product')
      .set({ slug, version: version + 1, changed_by: actor.name, updated_at: at })
      .where('id', '=', before.id)
      .execute();
    const move = { from: paths.product(before.slug), to: paths.product(slug) };
    await leaveRedirects(tx, [move], { author: actor.name, at });
    const changes = { slug: [before.slug, slug] };
    await actor.log(tx, 'product-changed', { product: publicId, slug, changes }, at);
    return { slug, version: version + 1 };
  });
}

/** The route that changes a product's address. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffProductAddressRoutes(app: TypedApp, context: ProductContext): void {
  app.post(
    '/products/:id/address',
    {
      config: { right: 'keep' },
      schema: {
        tags: ['staff'],
        summary: 'Changes the address of a product; the old one redirects to it',
        params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) }),
        body: AddressRequest,
        response: { 200: dataOf(ref(MovedProduct)), ...failures },
      },
    },
    async (request) => ({
      data: await moveProduct(context, request.params.id, request.body, actorOf(request)),
    }),
  );
}
