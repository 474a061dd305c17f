import { type RawBuilder, sql } from 'kysely';
import { type Static, Type } from 'typebox';
import type { Executor } from '../../platform/db/schema';

export const PriceSetting = Type.Object(
  {
    withTax: Type.Boolean({
      description: 'Whether pages show prices with GST, or before GST. It does not change what is charged.',
    }),
  },
  { $id: 'PriceSetting' },
);

/** Whether pages show prices with GST. For queries whose rows need it, so that a response never mixes both kinds of prices. */
export const showsTax: RawBuilder<boolean> = sql<boolean>`exists (select 1 from price_setting where with_tax)`;

// The same as `priceWithTax` of @shop/money. An index uses this expression.
const withGst = sql<number>`((unit_paise * (10000 + gst_bp) + 5000) / 10000)`;
const beforeGst = sql<number>`unit_paise`;

/** The unit price as pages show it, in paise, for queries that read `product`. */
export const priceColumn = (withTax: boolean): RawBuilder<number> => (withTax ? withGst : beforeGst);

/** Whether pages show prices with GST. */
export async function readPriceSetting(db: Executor): Promise<Static<typeof PriceSetting>> {
  const row = await db.selectFrom('price_setting').select('with_tax').executeTakeFirst();
  return { withTax: row?.with_tax ?? false };
}
