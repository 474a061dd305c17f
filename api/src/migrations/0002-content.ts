import { sql, type Kysely } from 'kysely';

/** Creates texts and pictures of pages, and enquiries. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table blog_post (
    id bigint generated always as identity primary key,
    public_id text not null unique,
    slug text not null unique,
    title text not null,
    photo jsonb not null,
    detail text not null,
    published_at timestamptz not null
  )`.execute(db);
  await sql`create table policy (
    id bigint generated always as identity primary key,
    public_id text not null unique,
    slug text not null unique,
    title text not null,
    description text not null
  )`.execute(db);
  await sql`create table content_item (
    id bigint generated always as identity primary key,
    public_id text not null unique,
    key text not null,
    position int not null default 0,
    title text not null,
    description text not null
  )`.execute(db);
  await sql`create index content_item_by_key on content_item (key, position, id)`.execute(db);
  await sql`create table page_section (
    id bigint generated always as identity primary key,
    public_id text not null unique,
    key text not null,
    position int not null default 0,
    description text not null,
    photo jsonb
  )`.execute(db);
  await sql`create index page_section_by_key on page_section (key, position, id)`.execute(db);
  for (const table of ['hero_slide', 'banner']) {
    await sql`create table ${sql.table(table)} (
      id bigint generated always as identity primary key,
      public_id text not null unique,
      position int not null default 0,
      photo jsonb not null
    )`.execute(db);
  }
  await sql`create table contact_enquiry (
    id bigint generated always as identity primary key,
    public_id text not null unique,
    full_name text not null,
    email text not null,
    phone_number text not null,
    message text not null,
    created_at timestamptz not null default now()
  )`.execute(db);
}
