import { shop } from '@shop/config';
import { isEmailAddress } from '@shop/config/email-address';
import {
  createPasskeys,
  type NewCredential,
  type PasskeyResponse,
  type UsedCredential,
} from '@shop/server-kit/passkeys';
import type { FastifyRequest } from 'fastify';
import type { DatabaseTransaction, Schema } from '../../platform/db/schema';
import { isolated, writeEmail } from '../../platform/email/email';
import { ApiError } from '../../platform/http/api-error';
import { requireLine } from '../../platform/http/clean-text';
import { addressOf, takeAttempt } from '../../platform/rate-limits/rate-limit';
import type { KnownBrowsers } from './known-browser';
import type { ResetContext } from './password-reset';
import { findUser, shopperPasskeyStore } from './repository';
import { confirmPassword } from './service';
import { accountLimits } from './sign-in-limits';
import type { AppUserRow } from './tables';

/** A shopper's passkey signs in without the password, so the device must always verify its user. */
const alone = true;

const addedEmail = (name: string) => {
  const texts = [
    `The passkey ${isolated(name)} was added to your ${shop.name} account. It signs in without your password.`,
    'If you did not do this, remove it from your profile, change your password and write to us.',
  ];
  return writeEmail(
    'A passkey was added',
    texts.map((text) => ({ kind: 'text', text }) as const),
  );
};

/** Passkeys of shoppers, alongside their passwords. */
export function createShopperPasskeys(context: ResetContext, knownBrowsers: KnownBrowsers) {
  const { database, mailer } = context;
  const passkeys = createPasskeys<Schema, number>({
    database,
    store: shopperPasskeyStore,
    clock: () => new Date(),
    refuse: (status, message) => new ApiError(status, message),
    issuer: shop.name,
  });

  const requireUser = async ({ shopSession }: FastifyRequest): Promise<AppUserRow> => {
    const user = shopSession?.userId ? await findUser(database.db, shopSession.userId) : undefined;
    if (!user) throw new ApiError(401, 'Please sign in to see your passkeys.');
    return user;
  };

  const sendAdded = async (tx: DatabaseTransaction, { email }: AppUserRow, name: string) => {
    if (!isEmailAddress(email)) return;
    const subject = `A passkey was added to your ${shop.name} account`;
    await mailer.send(tx, { kind: 'passkey-added', to: email, subject, ...addedEmail(name) });
  };

  return {
    /** The passkeys of the signed-in user. Throws a 401. */
    list: async (request: FastifyRequest) => passkeys.list((await requireUser(request)).id),

    /** Begins to add a passkey, given the password. Throws a 401, 403, 409 or 429. */
    async begin(request: FastifyRequest, origin: string, currentPassword: string) {
      const user = await requireUser(request);
      const sender = { address: addressOf(request), browser: knownBrowsers.tokenHash(request) };
      await confirmPassword(context, currentPassword, user, sender);
      const { id: account, public_id: handle, email: name } = user;
      return passkeys.beginRegistration(origin, { account, handle, name }, { alone });
    },

    /** Adds a passkey and sends an email about it. Throws a 400, 401, 409 or 422. */
    async add(
      request: FastifyRequest,
      origin: string,
      response: PasskeyResponse<NewCredential> & { readonly name: string },
    ): Promise<void> {
      const user = await requireUser(request);
      const name = requireLine('name', response.name);
      const added = (tx: DatabaseTransaction) => sendAdded(tx, user, name);
      await passkeys.register(origin, user.id, { ...response, name }, { alone, added });
    },

    /** Removes a passkey of the signed-in user. Throws a 401 or 404. */
    async remove(request: FastifyRequest, id: string): Promise<void> {
      const user = await requireUser(request);
      if ((await shopperPasskeyStore.remove(database.db, user.id, id)) === undefined)
        throw new ApiError(404, 'Passkey not found.');
    },

    /** Begins a sign-in. Throws a 429 after many from one address. */
    async beginSignIn(request: FastifyRequest, origin: string) {
      await takeAttempt(database.db, accountLimits.passkeyByAddress, addressOf(request));
      return passkeys.beginSignIn(origin);
    },

    /** Resolves with the id of the user whose passkey the response was signed with. Throws a 401 or 429. */
    async signIn(
      request: FastifyRequest,
      origin: string,
      response: PasskeyResponse<UsedCredential>,
    ): Promise<number> {
      await takeAttempt(database.db, accountLimits.passkeyByAddress, addressOf(request));
      return passkeys.signIn(origin, response, async (_tx, account) => account);
    },
  };
}
