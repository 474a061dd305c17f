import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { listConsents, purposeLabel } from '../consent';
import { enquiryNumber } from '../contact';
import { orderNumber } from '../orders';
import { hasRight, type Role } from '../staff';
import { findPerson } from './repository';
import type { Person } from './ports';
import type { CustomerDetail } from './schemas';

type Detail = Static<typeof CustomerDetail>;
type Address = Detail['addresses'][number];

const MAX_ORDERS = 200;
const MAX_CONSENTS = 200;

type Ship = Readonly<
  Record<'name' | 'streetAddress' | 'apartment' | 'city' | 'state' | 'pinCode' | 'phone', string>
>;

const linesOf = ({ name, streetAddress, apartment, city, state, pinCode, phone }: Ship): string[] =>
  [name, streetAddress, apartment, `${city} ${pinCode}`, state, phone].filter((line) => line.trim() !== '');

async function ordersOf(db: Executor, { orders }: Person) {
  if (orders.length === 0) return [];
  return db
    .selectFrom('shop_order')
    .select(['public_id', 'status', 'created_at', 'paid_at', 'total_paise', 'ship'])
    .where(
      'id',
      'in',
      orders.slice(-MAX_ORDERS).map(({ id }) => id),
    )
    .orderBy('id', 'desc')
    .execute();
}

async function enquiriesOf(db: Executor, { email }: Person) {
  return db
    .selectFrom('contact_enquiry')
    .select(['public_id', 'state', 'created_at', 'full_name', 'email', 'phone_number'])
    .where(sql`lower(email)`, '=', email)
    .orderBy('id', 'desc')
    .execute();
}

async function consentsOf(db: Executor, { email }: Person) {
  const records = await listConsents(db, email);
  return records
    .slice(-MAX_CONSENTS)
    .toReversed()
    .map(({ purpose, given, version, place, at }) => ({
      ...{ label: purposeLabel(purpose), given, version, place, at: at.toISOString() },
    }));
}

async function accountOf(db: Executor, userId: number, now: Date) {
  const user = await db.selectFrom('app_user').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  const { count, seen } = await db
    .selectFrom('session')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .select(({ fn }) => [fn.countAll<number | string>().as('count'), fn.max('seen_at').as('seen')])
    .executeTakeFirstOrThrow();
  const saved = await db
    .selectFrom('saved_address')
    .select('ship')
    .where('user_id', '=', userId)
    .orderBy('is_default', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return { user, saved, openSessions: Number(count), seenAt: (seen as Date | null)?.toISOString() ?? null };
}

/** Each address once, saved ones first. */
function addressesOf(
  saved: readonly Ship[],
  orders: readonly { public_id: string; ship: Ship }[],
): Address[] {
  const all = [
    ...saved.map((ship) => ({ lines: linesOf(ship), from: 'saved' })),
    ...orders.map(({ public_id, ship }) => ({ lines: linesOf(ship), from: orderNumber(public_id) })),
  ];
  return [
    ...new Map(all.map((address) => [address.lines.join('\n'), address] as const).toReversed()).values(),
  ].toReversed();
}

/** A customer with all details for staff. Throws an ApiError 404. */
export async function readCustomer(db: Executor, publicId: string, role: Role, now: Date): Promise<Detail> {
  const person = await findPerson(db, publicId);
  if (!person) throw new ApiError(404, 'Customer not found.');
  const orders = await ordersOf(db, person);
  const enquiries = await enquiriesOf(db, person);
  const consents = await consentsOf(db, person);
  const account = person.userId === null ? null : await accountOf(db, person.userId, now);
  const [order] = orders;
  const [enquiry] = enquiries;
  const user = account?.user;
  return {
    id: user?.public_id ?? publicId,
    kind: user ? 'account' : 'guest',
    name: user?.name ?? order?.ship.name ?? enquiry?.full_name ?? person.email,
    email: user?.email ?? order?.ship.email ?? enquiry?.email ?? person.email,
    phone: user?.phone_number ?? order?.ship.phone ?? enquiry?.phone_number ?? '',
    account: account && {
      since: account.user.created_at.toISOString(),
      openSessions: account.openSessions,
      seenAt: account.seenAt,
    },
    addresses: addressesOf(account?.saved.map(({ ship }) => ship) ?? [], orders),
    orders: orders.map((each) => ({
      id: each.public_id,
      number: orderNumber(each.public_id),
      status: each.status,
      at: (each.paid_at ?? each.created_at).toISOString(),
      totalPaise: each.total_paise,
      paid: each.paid_at !== null,
    })),
    enquiries: enquiries.map((each) => ({
      id: each.public_id,
      number: enquiryNumber(each.public_id),
      state: each.state,
      at: each.created_at.toISOString(),
    })),
    ...(consents.length > 0 && { consents }),
    erasable: hasRight(role, 'administer'),
  };
}
