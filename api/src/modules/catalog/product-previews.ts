import { sql } from 'kysely';
import type { Executor } from '../../platform/db/schema';

const preview = /^preview-([0-9a-f]{32})$/;

/** The slug of a preview. */
export const previewSlug = (token: string) => `preview-${token}`;

/** The token in the slug of a preview; undefined for other slugs. */
export const previewToken = (slug: string): string | undefined => preview.exec(slug)?.[1];

/**
 * A handle whose queries see one preview as the only product, so that it is read exactly like a product. Expired previews do not
 * exist.
 */
export function withPreview(db: Executor, token: string): Executor {
  const shadowed = db.with(
    'product',
    () => sql`(select (jsonb_populate_record(null::product, product_preview.product)).*
      from product_preview where token = ${token} and expires_at > now())`,
  );
  return shadowed as unknown as Executor;
}
