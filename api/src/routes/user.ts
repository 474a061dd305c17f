import { signIn, signUp } from '../accounts/accounts';
import type { KnownBrowsers } from '../accounts/known-browser';
import { toUser } from '../accounts/user-view';
import type { ApiDeps, ShopApp } from '../deps';
import { ApiError } from '../http/api-error';
import { addressOf } from '../http/rate-limit';
import { listOrderedProducts } from '../repositories/order-history';
import { findUser } from '../repositories/users';
import { SessionUser, SigninRequest, SignupRequest, User } from '../schemas/account';
import { dataOf, failures, nullableRef, ref, Success } from '../schemas/shared';

const tags = ['user'];
const success = { 200: ref(Success), ...failures };

/** Accounts: sign up, sign in and out, who is there, and the profile. */
export function userRoutes(
  app: ShopApp,
  { database, passwords }: Pick<ApiDeps, 'database' | 'passwords'>,
  knownBrowsers: KnownBrowsers,
): void {
  const { db } = database;

  app.post('/user/signup', { schema: { tags, body: SignupRequest, response: success } }, async (request) => {
    await signUp(database, passwords, request.body, addressOf(request));
    return { success: true };
  });

  app.post(
    '/user/signin',
    { schema: { tags, body: SigninRequest, response: success } },
    async (request, reply) => {
      const sender = { address: addressOf(request), browser: knownBrowsers.tokenHash(request) };
      const userId = await signIn(db, passwords, request.body, sender);
      await app.shopSessions.signIn(request, reply, userId);
      await knownBrowsers.remember(request, reply, userId);
      return { success: true };
    },
  );

  app.post('/user/signout', { schema: { tags, response: success } }, async (request, reply) => {
    await app.shopSessions.signOut(request, reply);
    return { success: true };
  });

  app.get(
    '/user/verify',
    { schema: { tags, response: { 200: dataOf(nullableRef(SessionUser)), ...failures } } },
    async ({ shopSession }) => {
      const user = shopSession?.userId ? await findUser(db, shopSession.userId) : undefined;
      return { data: user ? { name: user.name, email: user.email } : null };
    },
  );

  app.get(
    '/user/profile',
    { schema: { tags, response: { 200: dataOf(ref(User)), ...failures } } },
    async ({ shopSession }) => {
      const user = shopSession?.userId ? await findUser(db, shopSession.userId) : undefined;
      if (!user) throw new ApiError(401, 'Please sign in to see your profile.');
      return { data: toUser(user, await listOrderedProducts(db, user.id)) };
    },
  );
}
