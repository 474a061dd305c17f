import { randomBytes } from 'node:crypto';
import { paths } from '@shop/config';
import { unitPrice } from '@shop/money';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { TypedApp } from '@shop/server-kit';
import { previewMs } from '../../../durations';
import { inTransaction } from '../../../platform/db/transactions';
import { ApiError } from '../../../platform/http/api-error';
import { failures, ref } from '../../../platform/http/schemas';
import { readFormerNames } from '../../../platform/http/former-names';
import { formerFormNames } from '../derive-fields';
import { asWritten } from '../import/write-rows';
import type { ProductContext } from '../staff/context';
import { toRow, unstored } from '../staff/save-product';
import { previewSlug } from '../product-previews';
import { ProductPreviewRequest, ProductPreviewResult } from './schemas';

/** Units of a new product in its preview, so that it looks available. */
const UNITS = 10;

/**
 * Stores a form for a preview, and returns its slug. The product in the preview has a different id, so that it cannot
 * be ordered. Throws an ApiError: 400 for a field, 404.
 */
async function storePreview(
  { database, clock }: ProductContext,
  { id, ...fields }: Static<typeof ProductPreviewRequest>,
): Promise<string> {
  const slug = previewSlug(randomBytes(16).toString('hex'));
  const now = clock.now();
  await inTransaction(database, async (tx) => {
    const found =
      id === undefined
        ? undefined
        : await tx.selectFrom('product').selectAll().where('public_id', '=', id).executeTakeFirst();
    if (id !== undefined && !found) throw new ApiError(404, 'Product not found.');
    const empty = { id: 0, slug, stock: UNITS, reserved: 0, created_at: now, ...unstored };
    const base = found ?? empty;
    const { columns } = asWritten(await toRow(tx, base, fields, now));
    const product = {
      ...base,
      ...columns,
      slug,
      public_id: slug,
      active: true,
      unit_paise: unitPrice(Number(columns.rate_paise), Number(columns.discount_bp)),
    };
    await sql`delete from product_preview where expires_at <= now()`.execute(tx);
    await sql`insert into product_preview (token, product, expires_at) values (
      ${slug.slice(previewSlug('').length)}, ${JSON.stringify(product)}::jsonb,
      now() + ${previewMs} * interval '1 millisecond')`.execute(tx);
  });
  return slug;
}

const FORM_LIMIT = 1024 * 1024;

/** The preview of products. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffPreviewRoutes(app: TypedApp, context: ProductContext, shopOrigin: string): void {
  app.post(
    '/products/preview',
    {
      config: { right: 'keep' },
      preValidation: readFormerNames(formerFormNames),
      bodyLimit: FORM_LIMIT,
      schema: {
        tags: ['staff'],
        summary: 'Stores an unsaved product, which its page in the shop shows for an hour',
        body: ProductPreviewRequest,
        response: { 200: ref(ProductPreviewResult), ...failures },
      },
    },
    async (request) => {
      const slug = await storePreview(context, request.body);
      return { url: `${shopOrigin}${paths.product(slug)}` };
    },
  );
}
