import { sql, type Kysely } from 'kysely';

/** Columns whose values follow from others, or that change with orders. */
const ignored = [
  ...['id', 'public_id', 'created_at', 'updated_at', 'version', 'changed_by', 'reserved', 'unit_paise'],
  ...['search', 'title_key', 'search_key'],
];

/**
 * Records each change of a product with its old and new values. A trigger does so, because forms, bulk changes and imports
 * write products with different statements, and servers of the version before must record their changes too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table product_change (
    id bigint generated always as identity primary key,
    product_id bigint not null references product (id) on delete cascade,
    version int not null,
    at timestamptz not null,
    author text,
    source text not null,
    batch text,
    changes jsonb not null
  )`.execute(db);
  await sql`create index product_change_by_product on product_change (product_id, id desc)`.execute(db);
  await sql`create index product_change_by_batch on product_change (batch, id) where batch is not null`.execute(
    db,
  );
  await sql`create function record_product_change() returns trigger language plpgsql as $$
    declare
      ignored constant text[] := array[${sql.join(ignored.map((name) => sql.lit(name)))}];
      fresh constant boolean := tg_op = 'INSERT';
      changed jsonb;
    begin
      select jsonb_object_agg(after.key, jsonb_build_array(before.value, after.value)) into changed
        from jsonb_each(to_jsonb(new) - ignored) as after
        left join jsonb_each(case when fresh then '{}' else to_jsonb(old) - ignored end) as before
          on before.key = after.key
        where after.value is distinct from before.value
          and not (fresh and after.value in ('null', '""'));
      if changed is not null then
        insert into product_change (product_id, version, at, author, source, batch, changes) values (
          new.id, new.version, new.updated_at, new.changed_by,
          coalesce(nullif(current_setting('shop.change_source', true), ''),
            case when fresh then 'create' else 'edit' end),
          nullif(current_setting('shop.change_batch', true), ''), changed);
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger product_change_recorded after update on product
    for each row when (new.version is distinct from old.version)
    execute function record_product_change()`.execute(db);
  // The seed and files of the operator have no author; their products only have the history of later changes.
  await sql`create trigger product_creation_recorded after insert on product
    for each row when (new.changed_by is not null)
    execute function record_product_change()`.execute(db);
}
