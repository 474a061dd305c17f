import { sql, type Kysely } from 'kysely';

/** Creates uploaded photos with their files, since instances share only the database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table photo (
    id bigint generated always as identity primary key,
    name text not null unique,
    digest text not null unique,
    type text not null check (type in ('webp', 'jpg')),
    widths jsonb not null,
    width int not null,
    height int not null,
    placeholder text not null,
    uploaded_at timestamptz not null,
    used_at timestamptz not null
  )`.execute(db);
  await sql`create index photo_by_use on photo (used_at)`.execute(db);
  await sql`create table photo_file (
    photo_id bigint not null references photo (id) on delete cascade,
    width int not null,
    bytes bytea not null,
    primary key (photo_id, width)
  )`.execute(db);
}
