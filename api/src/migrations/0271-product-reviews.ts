import { sql, type Kysely } from 'kysely';
import { dialectOf } from '../platform/db/dialect';

/** Creates the setting of reviews, which are off without a row, the reviews of products, and who reported them. */
async function createReviews(db: Kysely<unknown>): Promise<void> {
  await sql`create table review_setting (
    id smallint primary key default 1 check (id = 1),
    shows_reviews boolean not null
  )`.execute(db);
  await sql`create table product_review (
    id bigint generated always as identity primary key,
    public_id text not null unique,
    product_id bigint not null references product on delete cascade,
    user_id bigint not null references app_user (id),
    order_id bigint not null references shop_order (id),
    author text not null,
    stars smallint not null check (stars between 1 and 5),
    title text not null,
    body text not null check (body <> ''),
    state text not null check (state in ('waiting', 'published', 'rejected')),
    version integer not null default 1,
    reason text check ((reason is not null) = (state = 'rejected')),
    reply text,
    created_at timestamptz not null,
    written_at timestamptz not null,
    decided_at timestamptz,
    unique (product_id, user_id)
  )`.execute(db);
  await sql`create index product_review_by_user on product_review (user_id)`.execute(db);
  await sql`create index product_review_published on product_review (product_id, written_at desc, id desc)
    where state = 'published'`.execute(db);
  await sql`create index product_review_by_state on product_review (state, written_at desc, id desc)`.execute(
    db,
  );
  await sql`create table review_report (
    review_id bigint not null references product_review on delete cascade,
    reporter text not null,
    at timestamptz not null,
    primary key (review_id, reporter)
  )`.execute(db);
}

/** Public responses change with what is published, not with reviews that wait. */
async function notifyCaches(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger review_setting_told after insert or update or delete on review_setting
    for each statement execute function tell_catalogue('catalogue')`.execute(db);
  await sql`create trigger product_review_changed after update on product_review
    for each row when (old.state = 'published' or new.state = 'published')
    execute function tell_catalogue('catalogue')`.execute(db);
  await sql`create trigger product_review_deleted after delete on product_review
    for each row when (old.state = 'published') execute function tell_catalogue('catalogue')`.execute(db);
}

/** Creates reviews of products by their buyers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createReviews(db);
  if (dialectOf(db) === 'plain') return;
  await notifyCaches(db);
}
