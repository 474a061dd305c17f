import { sql } from 'kysely';

/** The weight of a unit of the joined `product` in grams: its own, or that of its product; null if it is unknown. */
export const unitWeight = sql<number | null>`coalesce(product.weight_grams,
  (select whole.weight_grams from product as whole where whole.id = product.parent_id))`;
