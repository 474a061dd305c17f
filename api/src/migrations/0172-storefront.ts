import { sql, type Kysely } from 'kysely';
import { dialectOf } from '../platform/db/dialect';

/**
 * Creates the parts of the storefront that staff have changed: the menu, the lists of the mobile menu and the sections
 * of the home page. Adds the link of a hero slide, and content of the kind `carousel`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table storefront_part (
    name text primary key check (name in ('menu', 'mobile', 'home')),
    value jsonb,
    version int not null default 1,
    changed_at timestamptz not null,
    changed_by text not null
  )`.execute(db);
  await sql`alter table hero_slide add column link text`.execute(db);
  await sql`alter table content_version drop constraint content_version_kind_check,
    add constraint content_version_kind_check check (
      kind in ('post', 'policy', 'faq', 'announcement', 'hero', 'banner', 'carousel')
    )`.execute(db);
  if (dialectOf(db) === 'plain') return;
  await sql`create trigger storefront_part_told after insert or update or delete on storefront_part
    for each statement execute function tell_catalogue('catalogue')`.execute(db);
}
