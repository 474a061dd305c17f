import { isEmailAddress } from '@shop/config/email-address';
import type { Static } from 'typebox';
import { askAgainMs } from '../../durations';
import type { Database } from '../../platform/db/database';
import type { Executor } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transactions';
import { ApiError } from '../../platform/http/api-error';
import { cleanText } from '../../platform/http/clean-text';
import { after } from '../../platform/jobs/clock';
import { type RateLimit, takeAttempt } from '../../platform/rate-limits/rate-limit';
import { isProven, offersAlerts } from '../consent';
import { findProduct, storeAlert } from './repository';
import type { AlertRequest } from './schemas';

/** Several shoppers may share a network. */
const networkLimit: RateLimit = { name: 'alert-address', max: 20, windowMs: 10 * 60_000 };

/** The person who requests the alert. */
interface Sender {
  /** The network of the request, as for other limits. */
  readonly network: string;
  /** The signed-in account's ID; null for a guest. */
  readonly userId: number | null;
}

/** The address that receives the email: an account's own, whatever was typed. */
async function addressOf(db: Executor, typed: string | undefined, userId: number | null): Promise<string> {
  const account =
    userId === null
      ? undefined
      : await db.selectFrom('app_user').select('email').where('id', '=', userId).executeTakeFirst();
  const email = cleanText(account?.email ?? typed ?? '');
  if (!isEmailAddress(email)) throw new ApiError(400, 'Email is not valid', { extra: { field: 'email' } });
  return email;
}

/**
 * Stores a request for a product alert. Whether an address is known, or has asked before, shows neither in the result
 * nor in its duration: a job sends the link that confirms it. True if a signed-in account has confirmed its address
 * before; then it gets no further link. Throws an ApiError: 400 for an invalid address, 404 for an unknown product or
 * in a shop without product alerts, 409 for a `stock` alert if the product is available and for a `price` alert if it
 * is not, 429 after too many requests.
 */
export async function requestAlert(
  { database, now, canMail }: { readonly database: Database; readonly now: Date; readonly canMail: boolean },
  { productId, kind, email: typed }: Static<typeof AlertRequest>,
  { network, userId }: Sender,
): Promise<boolean> {
  const { db } = database;
  await takeAttempt(db, networkLimit, network, now);
  if (!canMail || !(await offersAlerts(db))) throw new ApiError(404, 'This shop does not send such emails.');
  const email = await addressOf(db, typed, userId);
  const product = await findProduct(db, productId, now);
  if (!product?.priced) throw new ApiError(404, 'Product not found.');
  if (product.available !== (kind === 'price')) {
    const state = product.available ? 'is in stock' : 'is sold out for now';
    throw new ApiError(409, `This product ${state}. Reload the page to see it as it is.`);
  }
  const { product_id, price_paise, with_tax } = product;
  return inTransaction(database, async (tx) => {
    const isConfirmed = await isProven(tx, 'alerts', { email: email.toLowerCase(), userId });
    const confirmed_at = isConfirmed ? now : null;
    const alert = { kind, product_id, email, user_id: userId, price_paise, with_tax, confirmed_at };
    await storeAlert(tx, alert, { now, askAgain: after(now, -askAgainMs) });
    return isConfirmed;
  });
}
