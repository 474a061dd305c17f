import type { TypedApp } from '@shop/server-kit';
import { ApiError } from '../../platform/http/api-error';
import { dataOf, failures, nullableRef, ref, Success } from '../../platform/http/schemas';
import { addressOf } from '../../platform/rate-limits/rate-limit';
import { changeOwnDetails, changeOwnPassword, signIn, signUp } from './service';
import type { KnownBrowsers } from './known-browser';
import {
  requireMailer,
  requestReset,
  RESET_REQUESTED_MESSAGE,
  type ResetContext,
  resetPassword,
} from './password-reset';
import { type ListOrderedLines, toUser } from './user-view';
import { findUser } from './repository';
import {
  AccountSettings,
  ChangePasswordRequest,
  ForgotPasswordRequest,
  ProfileRequest,
  ResetPasswordRequest,
  SavedProfile,
  SessionUser,
  SigninRequest,
  SignupRequest,
  User,
} from './schemas';

export interface UserDeps extends ResetContext {
  readonly listOrderedLines: ListOrderedLines;
}

const tags = ['user'];
const success = { 200: ref(Success), ...failures };

/** Accounts: sign-up, sign-in, sign-out, the signed-in user and the profile. */
export function userRoutes(app: TypedApp, deps: UserDeps, knownBrowsers: KnownBrowsers): void {
  const { database, passwords, listOrderedLines } = deps;
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

  app.post(
    '/user/change-password',
    {
      schema: {
        tags,
        summary: 'Changes the password of the signed-in user, and ends their other sessions',
        body: ChangePasswordRequest,
        response: success,
      },
    },
    async (request, reply) => {
      await changeOwnPassword(deps, knownBrowsers, request.body, { request, reply });
      return { success: true };
    },
  );

  app.get(
    '/user/verify',
    { schema: { tags, response: { 200: dataOf(nullableRef(SessionUser)), ...failures } } },
    async ({ shopSession }) => {
      const user = shopSession?.userId ? await findUser(db, shopSession.userId) : undefined;
      return { data: user ? { name: user.name, email: user.email, id: user.public_id } : null };
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

  app.post(
    '/user/profile',
    {
      schema: {
        tags,
        summary: 'Changes name and phone number of the signed-in user',
        body: ProfileRequest,
        response: { 200: ref(SavedProfile), ...failures },
      },
    },
    async (request) => ({
      success: true as const,
      data: await changeOwnDetails(database, request.body, request),
    }),
  );
}

/** Whether the account pages may offer a password reset by email; public. */
export function accountSettingsRoutes(app: TypedApp, { mailer }: Pick<ResetContext, 'mailer'>): void {
  app.get(
    '/account-settings',
    { schema: { tags, response: { 200: dataOf(ref(AccountSettings)), ...failures } } },
    async () => ({ data: { passwordReset: mailer.enabled } }),
  );
}

/** Requests and uses password reset links; 404 in a shop that does not send email. */
export function passwordResetRoutes(app: TypedApp, deps: ResetContext): void {
  const preHandler = async () => requireMailer(deps);

  app.post(
    '/user/forgot-password',
    {
      schema: {
        tags,
        summary: 'Emails a link to choose a new password; responds the same for every email address',
        body: ForgotPasswordRequest,
        response: success,
      },
      preHandler,
    },
    async (request) => {
      await requestReset(deps, request.body.email, addressOf(request));
      return { success: true, message: RESET_REQUESTED_MESSAGE };
    },
  );

  app.post(
    '/user/reset-password',
    {
      schema: {
        tags,
        summary: 'Resets the password with a single-use token',
        body: ResetPasswordRequest,
        response: success,
      },
      preHandler,
    },
    async (request) => {
      const address = addressOf(request);
      await resetPassword(deps, request.body, { address, sessionId: request.shopSession?.id });
      return { success: true };
    },
  );
}
