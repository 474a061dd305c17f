import { sql, type Kysely } from 'kysely';
import { dialectOf } from '../platform/db/dialect';

const nameTables = ['brand', 'theme', 'category'] as const;

async function createNames(db: Kysely<unknown>, table: (typeof nameTables)[number]): Promise<void> {
  await sql`create table ${sql.table(table)} (
    id bigint generated always as identity primary key,
    public_id text not null unique,
    name text not null,
    slug text not null unique,
    position int not null default 0
  )`.execute(db);
}

async function createProduct(db: Kysely<unknown>): Promise<void> {
  await sql`create table product (
    id bigint generated always as identity primary key,
    public_id text not null unique,
    slug text not null unique,
    title text not null,
    code text,
    rate_paise bigint not null check (rate_paise >= 0),
    discount_bp int not null default 0 check (discount_bp between 0 and 10000),
    unit_paise bigint not null generated always as ((rate_paise * (10000 - discount_bp) + 5000) / 10000) stored,
    stock int not null default 0,
    reserved int not null default 0,
    active boolean not null default true,
    category_id bigint not null references category (id),
    subcategory_id bigint,
    brand_id bigint references brand (id),
    theme_id bigint references theme (id),
    colors text not null default '',
    variant text,
    photos jsonb not null check (jsonb_typeof(photos) = 'array' and jsonb_array_length(photos) > 0),
    description text not null default '',
    faq text not null default '',
    contact text not null default '',
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    search tsvector not null generated always as (to_tsvector('simple', title || ' ' || coalesce(code, ''))) stored,
    constraint product_stock check (0 <= reserved and reserved <= stock),
    constraint product_subcategory_of_category foreign key (subcategory_id, category_id)
      references subcategory (id, category_id)
  )`.execute(db);
}

async function indexProduct(db: Kysely<unknown>): Promise<void> {
  for (const column of ['brand_id', 'theme_id', 'category_id', 'subcategory_id']) {
    await sql`create index ${sql.id(`product_by_${column}`)} on product (${sql.id(column)}, id desc) where active`.execute(
      db,
    );
  }
  await sql`create index product_newest on product (id desc) where active`.execute(db);
  await sql`create index product_by_price on product (unit_paise, id) where active`.execute(db);
  if (dialectOf(db) === 'plain') return;
  await sql`create index product_search on product using gin (search)`.execute(db);
  await sql`create index product_title_trigrams on product using gin (title public.gin_trgm_ops)`.execute(db);
}

/** Creates products, and the categories, brands and themes that list them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (dialectOf(db) === 'postgresql')
    await sql`create extension if not exists pg_trgm with schema public`.execute(db);
  for (const table of nameTables) await createNames(db, table);
  await sql`create table subcategory (
    id bigint generated always as identity primary key,
    category_id bigint not null references category (id),
    name text not null,
    slug text not null,
    position int not null default 0,
    unique (category_id, slug),
    unique (id, category_id)
  )`.execute(db);
  await createProduct(db);
  await indexProduct(db);
  await sql`create table catalogue_version (
    id boolean primary key default true check (id),
    version bigint not null,
    changed_at timestamptz not null default now()
  )`.execute(db);
  await sql`insert into catalogue_version (version) values (1)`.execute(db);
}
