import type { TypedApp } from '@shop/server-kit';
import type { Static } from 'typebox';
import { dataOf, failures, ref } from '../../platform/http/schemas';
import { addressOf, type RateLimit, takeAttempt } from '../../platform/rate-limits/rate-limit';
import { assertDeliverable } from '../delivery';
import { priceLines, readLines } from './cart';
import type { OrderContext } from './ports';
import { ShippingQuote, ShippingQuoteRequest } from './shipping-schemas';

const quoteLimit: RateLimit = { name: 'shipping-quote-address', max: 6_000, windowMs: 10 * 60_000 };

/** Throws an ApiError 422 for an invalid PIN code, or one to which the shop does not deliver. */
async function quote(
  { database, clock }: Pick<OrderContext, 'database' | 'clock'>,
  { products, pinCode }: Static<typeof ShippingQuoteRequest>,
): Promise<Static<typeof ShippingQuote>> {
  const { db } = database;
  if (pinCode !== undefined) await assertDeliverable(db, pinCode);
  const { shippingPaise, needsPin } = await priceLines(db, readLines(products), clock.now(), pinCode);
  return needsPin ? { needsPin } : { pricePaise: shippingPaise };
}

/** `POST /shipping-price`: the price of a cart's shipping. Requires an app with the prefix `/api/v1`. */
export function shippingPriceRoute(app: TypedApp, context: Pick<OrderContext, 'database' | 'clock'>): void {
  app.post(
    '/shipping-price',
    {
      schema: {
        tags: ['order'],
        summary: 'The price of shipping a cart to a PIN code',
        description:
          'The price is recalculated at checkout. 422 with the `field` for a PIN code to which the shop does not deliver, 409 for a product that is not on sale.',
        body: ShippingQuoteRequest,
        response: { 200: dataOf(ref(ShippingQuote)), ...failures },
      },
    },
    async (request) => {
      await takeAttempt(context.database.db, quoteLimit, addressOf(request), context.clock.now());
      return { data: await quote(context, request.body) };
    },
  );
}
