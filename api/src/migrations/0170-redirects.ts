import { sql, type Kysely } from 'kysely';
import { dialectOf } from '../platform/db/dialect';

/**
 * Creates redirects of moved pages. The address of a post may change with its history, whose versions still never
 * change otherwise.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table redirect (
    id bigint generated always as identity primary key,
    public_id text not null unique,
    from_path text not null,
    from_key text not null unique,
    to_path text not null,
    to_key text not null,
    reason text not null check (reason in ('renamed', 'added')),
    changed_at timestamptz not null,
    changed_by text not null,
    check (from_key <> to_key)
  )`.execute(db);
  await sql`create index redirect_by_target on redirect (to_key)`.execute(db);
  await sql`drop trigger content_version_only_added on content_version`.execute(db);
  await sql`create trigger content_version_only_added before delete on content_version
    for each row execute function only_added()`.execute(db);
  await sql`create trigger content_version_unchanged before update on content_version
    for each row when (to_jsonb(old) - 'slug' is distinct from to_jsonb(new) - 'slug')
    execute function only_added()`.execute(db);
  if (dialectOf(db) === 'plain') return;
  await sql`create trigger redirect_told after insert or update or delete on redirect
    for each statement execute function tell_catalogue('catalogue')`.execute(db);
}
