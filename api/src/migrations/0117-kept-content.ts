import { sql, type Kysely } from 'kysely';

/**
 * Creates versions of the content that staff edit: its fields, author and action. Published content stays in `blog_post`,
 * `policy` and similar tables; publishing writes it there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table content_version (
    id bigint generated always as identity primary key,
    kind text not null check (kind in ('post', 'policy', 'faq', 'announcement', 'hero', 'banner')),
    slug text not null,
    version int not null,
    action text not null check (action in ('original', 'saved', 'published', 'unpublished', 'restored')),
    restored_from int,
    fields jsonb not null,
    author text,
    at timestamptz not null,
    unique (kind, slug, version),
    check ((action = 'original') = (author is null)),
    check ((action = 'restored') = (restored_from is not null))
  )`.execute(db);
  await sql`create trigger content_version_only_added before update or delete on content_version
    for each row execute function only_added()`.execute(db);
  await sql`alter table blog_post add column author text`.execute(db);
}
