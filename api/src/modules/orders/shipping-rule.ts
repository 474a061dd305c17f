import type { ShippingRule } from '@shop/money/shipping-line';
import type { TypedApp } from '@shop/http';
import type { Executor } from '../../platform/db/schema';
import { dataOf, failures, nullableRef } from '../../platform/http/schemas';
import { ShippingRule as ShippingRuleSchema } from './schemas';

/** The shop's rule for shipping, or null where nothing is charged for it. */
export async function readShippingRule(db: Executor): Promise<ShippingRule | null> {
  const rule = await db
    .selectFrom('shipping_rule')
    .select(['free_from_paise', 'price_paise'])
    .executeTakeFirst();
  return rule ? { freeFromPaise: rule.free_from_paise, pricePaise: rule.price_paise } : null;
}

/** `GET /shipping-rule`: what an order would be charged for shipping, so that cart and checkout can say it. */
export function shippingRuleRoute(app: TypedApp, db: Executor): void {
  app.get(
    '/shipping-rule',
    {
      schema: {
        tags: ['order'],
        summary: 'What shipping costs, and from which value on it is free; null where it always is',
        response: { 200: dataOf(nullableRef(ShippingRuleSchema)), ...failures },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { data: await readShippingRule(db) };
    },
  );
}
