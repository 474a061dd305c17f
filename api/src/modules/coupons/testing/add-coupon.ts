import type { Insertable } from 'kysely';
import { newPublicId } from '../../../platform/db/public-id';
import type { Executor } from '../../../platform/db/schema';
import type { CouponTable } from '../tables';

/** Adds a coupon, by default 10 percent off without conditions. Returns the id of its row. */
export async function addCoupon(
  db: Executor,
  { code, ...given }: Partial<Insertable<CouponTable>> & { readonly code: string },
): Promise<number> {
  const { kind = 'percent' } = given;
  const now = new Date('2026-01-01T00:00:00Z');
  const { id } = await db
    .insertInto('coupon')
    .values({
      public_id: newPublicId(),
      code,
      percent_bp: kind === 'percent' ? 1_000 : null,
      amount_paise: kind === 'amount' ? 5_000 : null,
      max_paise: null,
      max_uses: null,
      starts_at: null,
      ends_at: null,
      created_at: now,
      changed_at: now,
      changed_by: 'Asha',
      ...given,
      kind,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
