import { sql, type RawBuilder } from 'kysely';
import type { Executor } from '../../platform/db/schema';
import { searchQuery } from '../../platform/db/search-words';

export type CustomerKind = 'account' | 'guest';

/** Which customers are listed. */
export interface CustomerFilter {
  readonly search?: string | undefined;
  readonly kind?: CustomerKind | undefined;
}

export interface CustomerRow {
  readonly id: string;
  readonly kind: CustomerKind;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** When the account was made, or the latest order or enquiry without one. */
  readonly since: Date;
}

const accounts = (words: string | null) => sql`
  select public_id as id, 'account' as kind, name, email, phone_number as phone, created_at as since
  from app_user
  where ${words === null ? sql`true` : sql`person_words(public_id, name, email, phone_number) @@ ${words}::tsquery`}`;

/** E-mail addresses that have an account are its own. */
const withoutAccount = (email: RawBuilder<unknown>) =>
  sql`not exists (select from app_user where app_user.email_key = ${email})`;

/**
 * Guests by their latest order or enquiry. A search looks through paid orders by their words, and through those that nobody paid by
 * the whole e-mail address.
 */
function guests(words: string | null, search: string) {
  const orderEmail = sql`lower(ship ->> 'email')`;
  const found =
    words === null
      ? sql`true`
      : sql`((paid_at is not null and order_words(public_id, ship) @@ ${words}::tsquery) or ${orderEmail} = ${search})`;
  return sql`
  select distinct on (lower(email)) id, 'guest' as kind, name, email, phone, since
  from (
    select public_id as id, ship ->> 'name' as name, ship ->> 'email' as email, ship ->> 'phone' as phone,
      created_at as since
    from shop_order
    where user_id is null and ${orderEmail} <> '' and ${found}
    union all
    select public_id, full_name, email, phone_number, created_at
    from contact_enquiry
    where ${words === null ? sql`true` : sql`person_words(public_id, full_name, email, phone_number) @@ ${words}::tsquery`}
  ) as seen
  where ${withoutAccount(sql`lower(email)`)}
  order by lower(email), since desc`;
}

function people({ search = '', kind }: CustomerFilter) {
  const words = searchQuery(search);
  const asked = search.trim().toLowerCase();
  if (kind === 'account') return accounts(words);
  if (kind === 'guest') return guests(words, asked);
  return sql`(${accounts(words)}) union all (${guests(words, asked)})`;
}

export async function countCustomers(db: Executor, filter: CustomerFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${people(filter)}) as people`.execute(db);
  return rows[0]?.count ?? 0;
}

/** One page of customers, the newest first. */
export async function listCustomers(
  db: Executor,
  filter: CustomerFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly CustomerRow[]> {
  const { rows } = await sql<CustomerRow>`
    select * from (${people(filter)}) as people order by since desc, id offset ${offset} limit ${limit}`.execute(
    db,
  );
  return rows;
}
