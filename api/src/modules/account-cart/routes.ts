import type { TypedApp } from '@shop/server-kit';
import type { Database } from '../../platform/db/database';
import type { Clock } from '../../platform/jobs/clock';
import { ApiError } from '../../platform/http/api-error';
import { dataOf, failures, ref } from '../../platform/http/schemas';
import { type RateLimit, takeAttempt } from '../../platform/rate-limits/rate-limit';
import { AccountCart, AccountCartRequest } from './schemas';
import { syncLists } from './sync-lists';

/**
 * Browsers send a change a second after it was made, and request the changes of other browsers whenever the shopper
 * returns to the page.
 */
const syncLimit: RateLimit = { name: 'account-cart', max: 1200, windowMs: 60 * 60_000 };

/** `POST /user/cart`: the cart and wishlist of the signed-in account. */
export function accountCartRoutes(
  app: TypedApp,
  { database, clock }: { readonly database: Database; readonly clock: Clock },
): void {
  app.post(
    '/user/cart',
    {
      schema: {
        tags: ['user'],
        summary: "Applies a browser's changes to the account's cart and wishlist, and returns them",
        description:
          '401 without a signed-in account, 409 if a different account is signed in than `account`; nothing is changed then.',
        body: AccountCartRequest,
        response: { 200: dataOf(ref(AccountCart)), ...failures },
      },
    },
    async ({ shopSession, body }) => {
      const userId = shopSession?.userId ?? null;
      const user =
        userId === null
          ? undefined
          : await database.db
              .selectFrom('app_user')
              .select(['id', 'public_id'])
              .where('id', '=', userId)
              .executeTakeFirst();
      if (!user) throw new ApiError(401, 'Please sign in to keep your cart in your account.');
      if (user.public_id !== body.account) {
        throw new ApiError(409, 'Another account is signed in. Reload the page.');
      }
      const now = clock.now();
      await takeAttempt(database.db, syncLimit, String(user.id), now);
      return { data: await syncLists({ database, now }, user.id, body) };
    },
  );
}
