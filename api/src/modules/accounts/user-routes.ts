import type { TypedApp } from '@shop/http';
import type { Database } from '../../platform/db/database';
import { ApiError } from '../../platform/http/api-error';
import { dataOf, failures, nullableRef, ref, Success } from '../../platform/http/schemas';
import { addressOf } from '../../platform/rate-limits/rate-limit';
import { signIn, signUp } from './accounts';
import type { KnownBrowsers } from './known-browser';
import type { Passwords } from './passwords';
import type { ListOrderedLines } from './ports';
import { SessionUser, SigninRequest, SignupRequest, User } from './schemas';
import { findUser } from './user-repository';
import { toUser } from './user-view';

export interface UserDeps {
  readonly database: Database;
  readonly passwords: Passwords;
  readonly listOrderedLines: ListOrderedLines;
}

const tags = ['user'];
const success = { 200: ref(Success), ...failures };

/** Accounts: sign up, sign in and out, who is there, and the profile. */
export function userRoutes(
  app: TypedApp,
  { database, passwords, listOrderedLines }: UserDeps,
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
      return { data: toUser(user, await listOrderedLines(db, user.id)) };
    },
  );
}
