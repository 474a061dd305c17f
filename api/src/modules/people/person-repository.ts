import { sql } from 'kysely';
import type { Executor } from '../../platform/db/schema';
import type { Person } from './ports';

/** An order's e-mail address, as `shop_order_by_email` has it. */
const orderEmail = sql<string>`lower(ship ->> 'email')`;

/** The account and the e-mail address behind a public id: an account's, or of an order or enquiry that somebody made without one. */
async function findIdentity(
  db: Executor,
  publicId: string,
): Promise<Pick<Person, 'userId' | 'email'> | undefined> {
  const account = await db
    .selectFrom('app_user')
    .select(['id', 'email_key'])
    .where('public_id', '=', publicId)
    .executeTakeFirst();
  if (account) return { userId: account.id, email: account.email_key };
  const order = await db
    .selectFrom('shop_order')
    .select(['user_id', orderEmail.as('email')])
    .where('public_id', '=', publicId)
    .executeTakeFirst();
  if (order?.user_id) {
    const owner = await db
      .selectFrom('app_user')
      .select(['id', 'email_key'])
      .where('id', '=', order.user_id)
      .executeTakeFirstOrThrow();
    return { userId: owner.id, email: owner.email_key };
  }
  const enquiry = await db
    .selectFrom('contact_enquiry')
    .select(sql<string>`lower(email)`.as('email'))
    .where('public_id', '=', publicId)
    .executeTakeFirst();
  const email = order?.email || enquiry?.email;
  if (!email) return undefined;
  const known = await db
    .selectFrom('app_user')
    .select('id')
    .where('email_key', '=', email)
    .executeTakeFirst();
  return { userId: known?.id ?? null, email };
}

/** Whom a public id stands for; undefined when nobody, or nobody any more. */
export async function findPerson(db: Executor, publicId: string): Promise<Person | undefined> {
  const identity = await findIdentity(db, publicId);
  if (!identity) return undefined;
  const { userId, email } = identity;
  const orders = await db
    .selectFrom('shop_order')
    .select(['id', 'public_id'])
    .where((where) =>
      where.or([
        where.and([where(orderEmail, '=', email), where('user_id', 'is', null)]),
        ...(userId === null ? [] : [where('user_id', '=', userId)]),
      ]),
    )
    .orderBy('id')
    .execute();
  return { userId, email, orders: orders.map(({ id, public_id }) => ({ id, publicId: public_id })) };
}
