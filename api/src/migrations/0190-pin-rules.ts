import { sql, type Kysely } from 'kysely';
import { dialectOf } from '../platform/db/dialect';

/** Creates the versions of the PIN rules, of which at most one is current. Without one, the shop delivers to every PIN code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table pin_rule_version (
    number int primary key check (number > 0),
    file text not null,
    imported_at timestamptz not null,
    imported_by text not null,
    is_current boolean not null default false
  )`.execute(db);
  await sql`create unique index pin_rule_version_current on pin_rule_version (is_current) where is_current`.execute(
    db,
  );
  await sql`create table pin_rule (
    version int not null references pin_rule_version,
    from_pin int not null check (from_pin between 100000 and 999999),
    to_pin int not null check (to_pin between from_pin and 999999),
    zone text not null,
    city text not null,
    state text not null,
    serviceable boolean not null,
    min_days int check (min_days >= 0),
    max_days int check (max_days >= min_days),
    cod boolean not null,
    primary key (version, from_pin),
    check (not serviceable or (min_days is not null and max_days is not null))
  )`.execute(db);
  if (dialectOf(db) === 'plain') return;
  await sql`create trigger pin_rule_version_told after insert or update or delete on pin_rule_version
    for each statement execute function tell_catalogue('catalogue')`.execute(db);
}
