import { sql, type Kysely } from 'kysely';

/**
 * Adds variants: products with a parent, which holds the options. The parent stays as the card and page of all variants and is not
 * sold itself. Products without a parent and without options are as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table product
    add column parent_id bigint references product (id),
    add column options jsonb check (jsonb_typeof(options) = 'array'),
    add column choice jsonb check (jsonb_typeof(choice) = 'object'),
    add column enabled boolean not null default true,
    add column own_photos boolean not null default false`.execute(db);
  await sql`alter table product
    add constraint product_variant_has_choice check ((parent_id is null) = (choice is null)),
    add constraint product_variant_has_no_options check (parent_id is null or options is null)`.execute(db);
  await sql`create unique index product_variants on product (parent_id, (choice::text)) where parent_id is not null`.execute(
    db,
  );
}
