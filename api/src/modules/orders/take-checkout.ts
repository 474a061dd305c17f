import { limits } from '@shop/config';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { ApiError } from '../../platform/http/api-error';
import { addressOf, bucketKey, type RateLimit, takeAttempt } from '../../platform/rate-limits/rate-limit';
import { ensureSession } from '../../platform/sessions/sessions';
import { readBuyer } from '../business';
import { recordConsents } from '../consent';
import { codeKey, limitCodes } from '../coupons';
import { offeredStates } from '../delivery';
import { giftCardKey, readRecipient } from '../gift-cards';
import { readLines } from './cart';
import { isInvalidCode } from './cart-coupon';
import { isInvalidCard } from './cart-gift-card';
import { readShipping } from './checkout-form';
import type { CheckoutOrder } from './checkout-repository';
import type { OrderContext } from './ports';
import type { CheckoutRequest } from './schemas';

type Checkout = Omit<CheckoutOrder, 'userId'>;

/** The request of a route with the body `CheckoutRequest` and `attachValidation`. */
type RequestWithCheckout = FastifyRequest & { readonly body: Static<typeof CheckoutRequest> };

const Filled = Type.Object({ products: Type.Array(Type.Unknown(), { minItems: 1 }) });

/**
 * Reads a checkout; the form's fields are checked first, in their order. Throws an ApiError: 400 for a body of the wrong shape,
 * 422 with the `field`.
 */
async function readCheckout(
  { database: { db } }: Pick<OrderContext, 'database'>,
  { body, validationError }: RequestWithCheckout,
) {
  if (typeof body !== 'object' || (body as unknown) === null)
    throw validationError ?? new ApiError(400, 'The request needs a JSON body.');
  const ship = readShipping(body, await offeredStates(db));
  const buyer = await readBuyer(db, body);
  const gift = await readRecipient(db, body);
  if (!Value.Check(Filled, body))
    throw new ApiError(422, 'Your cart is empty', { extra: { field: 'products' } });
  if (body.products.length > limits.orderLines) {
    throw new ApiError(422, `An order can have at most ${limits.orderLines} different products`, {
      extra: { field: 'products' },
    });
  }
  if (validationError) throw validationError;
  const { amount: amountPaise, receipt } = body;
  const coupon = codeKey(body.coupon ?? '') || undefined;
  const card = body.giftCard;
  const isCardGiven = card !== undefined && giftCardKey(card.code) !== '';
  const giftCard = isCardGiven ? { code: card.code, amountPaise: card.amount } : undefined;
  const fromCart = body.fromCart ?? false;
  const codes = { coupon, giftCard };
  return { lines: readLines(body.products), ship, buyer, gift, ...codes, fromCart, amountPaise, receipt };
}

/**
 * Takes a checkout from a request: reads it, counts it against the limits of its session and its address, runs `work` with it,
 * and records the consents in the form. Invalid codes of coupons and gift cards are limited, too. Throws an ApiError: 400 and
 * 422 for an invalid checkout, 429 with Retry-After.
 */
export async function takeCheckout<T>(
  context: Pick<OrderContext, 'database' | 'clock'>,
  { request, reply }: { readonly request: RequestWithCheckout; readonly reply: FastifyReply },
  rates: { readonly session: RateLimit; readonly address: RateLimit },
  work: (checkout: Checkout) => Promise<T>,
): Promise<T> {
  const read = await readCheckout(context, request);
  const { id: sessionId } = await ensureSession(request, reply);
  const { db } = context.database;
  const now = context.clock.now();
  const address = addressOf(request);
  await takeAttempt(db, rates.session, String(sessionId), now);
  await takeAttempt(db, rates.address, address, now);
  const heldFor = bucketKey({ name: 'holder' }, address);
  const take = () => work({ ...read, sessionId, heldFor });
  const hasCode = read.coupon !== undefined || read.giftCard !== undefined;
  const isInvalid = (error: unknown) => isInvalidCode(error) || isInvalidCard(error);
  const taken = hasCode ? await limitCodes(db, { address, sessionId }, now, take, isInvalid) : await take();
  const { consents } = request.body;
  const sender = { email: read.ship.email, userId: request.shopSession?.userId ?? null };
  await context.database.transaction((tx) =>
    recordConsents(tx, consents, { ...sender, place: 'checkout' }, now),
  );
  return taken;
}
