import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { publicIdOf } from '../../platform/db/public-id';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { sanitizeForStorage } from '../../platform/html/sanitize';
import { type DeliveryTables, readDeliveryTables, seedDelivery } from '../delivery';
import { html, readSeedJson, shape } from './seed-schemas';

const paise = Type.Integer({ minimum: 0 });
const amount = Type.Integer({ minimum: 1 });
const nullable = (schema: typeof paise) => Type.Union([schema, Type.Null()]);

const coupon = shape({
  code: Type.String({ pattern: '^[A-Z0-9-]{4,40}$' }),
  kind: Type.Union([Type.Literal('percent'), Type.Literal('amount'), Type.Literal('shipping')]),
  percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  amountPaise: Type.Optional(amount),
  maxPaise: Type.Optional(amount),
  minPaise: paise,
  firstOrder: Type.Boolean(),
  oncePerCustomer: Type.Boolean(),
  maxUses: nullable(amount),
});

/** `options/settings.json` of a seed folder. Amounts are paise before tax. */
const settings = shape({
  pricesWithTax: Type.Boolean(),
  allStates: Type.Boolean(),
  offersGstin: Type.Boolean(),
  showsNotices: Type.Boolean(),
  /** Weight assumed for products without one. */
  defaultGrams: Type.Integer({ minimum: 0 }),
  /** HTML in place of the first announcement, which names the threshold of the default shipping rule. */
  announcement: html,
  cash: shape({
    feePaise: paise,
    minPaise: nullable(amount),
    maxPaise: nullable(amount),
    confirmHours: Type.Integer({ minimum: 1 }),
  }),
  coupons: Type.Array(coupon),
});

/** Features that are off by default: delivery by PIN code, shipping prices, cash on delivery, coupons, GSTINs, prices with GST, notices. */
export interface SeedOptions extends Static<typeof settings> {
  readonly delivery: DeliveryTables;
}

/** Reads the folder `options` of a seed folder. Throws an Error that names the file. */
export function loadSeedOptions(seedDir: string): SeedOptions {
  const folder = join(seedDir, 'options');
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');
  return {
    ...readSeedJson(folder, 'settings.json', settings),
    delivery: readDeliveryTables(text('pin-rules.csv'), text('shipping-prices.csv')),
  };
}

const toRow = (
  { code, kind, percent, amountPaise, maxPaise, minPaise, ...rest }: Static<typeof coupon>,
  now: Date,
) => ({
  ...{ public_id: publicIdOf('coupon', code), code, kind },
  percent_bp: percent === undefined ? null : percent * 100,
  amount_paise: amountPaise ?? null,
  max_paise: maxPaise ?? null,
  min_paise: minPaise,
  ...{ first_order: rest.firstOrder, once_each: rest.oncePerCustomer, max_uses: rest.maxUses },
  ...{ created_at: now, changed_at: now, changed_by: 'Sample data' },
});

/** Turns on the options of a new shop. A shop without a GSTIN does not offer to enter one. */
export async function seedOptions(
  tx: DatabaseTransaction,
  { cash, coupons, delivery, ...options }: SeedOptions,
  { hasGstin, now }: { readonly hasGstin: boolean; readonly now: Date },
): Promise<void> {
  const { pricesWithTax, allStates, offersGstin, showsNotices, defaultGrams, announcement } = options;
  await tx.insertInto('price_setting').values({ with_tax: pricesWithTax }).execute();
  await tx.insertInto('consent_setting').values({ shows_notices: showsNotices }).execute();
  await tx
    .insertInto('business_setting')
    .values({ offers_gstin: offersGstin && hasGstin })
    .execute();
  await tx
    .insertInto('cod_setting')
    .values({
      offered: true,
      fee_paise: cash.feePaise,
      min_paise: cash.minPaise,
      max_paise: cash.maxPaise,
      confirm_hours: cash.confirmHours,
    })
    .execute();
  await seedDelivery(tx, delivery, { allStates, defaultGrams, at: now, by: 'Sample data' });
  const rows = coupons.map((each) => toRow(each, now));
  if (rows.length > 0) await tx.insertInto('coupon').values(rows).execute();
  await tx
    .updateTable('page_section')
    .set({ description: sanitizeForStorage(announcement) })
    .where('key', '=', 'discount-top-bar')
    .where('position', '=', 0)
    .execute();
}
