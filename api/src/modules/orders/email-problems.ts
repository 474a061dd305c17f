import { isEmailAddress } from '@shop/config/email-address';
import type { Executor } from '../../platform/db/schema';
import type { EmailProblem, ShopOrderRow } from './tables';

/** The reason why emails about an order cannot be delivered; null if none is known or the address was erased. */
export function emailProblemOf({
  ship: { email },
  email_problem: known,
}: Pick<ShopOrderRow, 'ship' | 'email_problem'>): EmailProblem | null {
  if (email === '') return null;
  return isEmailAddress(email) ? known : 'address';
}

/** Marks an order whose emails do not reach the shopper, or removes the mark with null. */
export async function markEmailProblem(
  db: Executor,
  orderId: number,
  problem: EmailProblem | null,
): Promise<void> {
  await db.updateTable('shop_order').set({ email_problem: problem }).where('id', '=', orderId).execute();
}

/** The key of an email about an order; `again` distinguishes a repeated one from the first. */
export const emailKey = (kind: string, { public_id: id }: Pick<ShopOrderRow, 'public_id'>, again?: string) =>
  [kind, id, ...(again === undefined ? [] : [again])].join(':');

/** Marks the order of an email that the mail server rejected permanently, unless its address has been corrected since. */
export async function markRefusedEmail(
  db: Executor,
  email: { readonly message_key: string; readonly recipient: string },
): Promise<void> {
  const [kind = '', publicId = ''] = email.message_key.split(':');
  if (!kind.startsWith('order-')) return;
  const order = await db
    .selectFrom('shop_order')
    .select(['id', 'ship'])
    .where('public_id', '=', publicId)
    .executeTakeFirst();
  if (order?.ship.email === email.recipient) await markEmailProblem(db, order.id, 'refused');
}
