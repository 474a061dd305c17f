import { timingSafeEqual } from 'node:crypto';
import {
  createAccounts,
  createGuessLimits,
  createSessions,
  createSignIn,
  type Invitation,
  type NewSession,
  type Sender,
} from '@shop/server-kit/sign-in';
import { hashSecret } from '@shop/server-kit/secrets';
import type { Database } from '../../platform/db/database';
import { inTransaction } from '../../platform/db/transactions';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import type { Clock } from '../../platform/jobs/clock';
import type { StaffPasswords } from './ports';
import { addLog } from './repository';
import { createOwnAccount } from './own-account';
import type { Role } from './rights';
import * as repository from './repository';

interface Options {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: StaffPasswords;
  /** sha256 of the key that makes an admin, as hex. */
  readonly keyHash: string;
}

/** The staff's accounts, and sign-in. */
export function createStaff({ database, clock, passwords, keyHash }: Options) {
  const now = () => clock.now();
  const context = {
    database: {
      db: database.db,
      transaction: <T>(work: (tx: DatabaseTransaction) => Promise<T>) => inTransaction(database, work),
    },
    store: repository,
    clock: now,
    log: (tx: Executor, entry: Parameters<typeof addLog>[1]) => addLog(tx, entry, now()),
    refuse: (status: number, message: string, options?: { readonly retryAfter: number }) =>
      new ApiError(status, message, options),
  };
  const limits = createGuessLimits(context.refuse);
  const accounts = createAccounts(context);
  const signIn = createSignIn({ ...context, issuer: 'Vintage Craft office', passwords, limits });

  const create = (name: string, role: Role, by: string): Promise<Invitation> =>
    accounts.create(name, by, { role }, (tx, account) => repository.addAccount(tx, { ...account, role }));

  return {
    sessions: createSessions(context),
    own: createOwnAccount({
      transaction: context.database.transaction,
      now,
      passwords,
      limits,
      checkPassword: signIn.checkPassword,
    }),
    ways: signIn,
    invite: accounts.invite,
    disable: accounts.disable,
    create,

    /** Every account, by name. */
    list: () => repository.listAccountRows(database.db),

    /**
     * Makes an admin with the key of the data folder, and signs them in: the first one, or one in place of admins who have lost
     * their way in. Throws an ApiError: 401 for another key, 409 for a name that is taken, 422, 429.
     */
    async setUp(
      { key, name, password }: { readonly key: string; readonly name: string; readonly password: string },
      sender: Sender,
    ): Promise<NewSession> {
      limits.take(sender.address, 'set-up', now());
      if (!timingSafeEqual(Buffer.from(hashSecret(key.trim())), Buffer.from(keyHash))) {
        throw new ApiError(401, 'That is not the key. It is in the file that the start of the shop names.');
      }
      signIn.checkPassword(password, name);
      const { invitation } = await create(name, 'admin', 'the key');
      return signIn.acceptInvitation(invitation, password, sender);
    },

    /** Gives somebody another role; their sessions go on with it. Throws an ApiError 404. */
    async changeRole(id: string, role: Role, by: string): Promise<void> {
      await context.database.transaction(async (tx) => {
        const account = await repository.lockAccount(tx, id);
        if (!account || account.disabled_at !== null) throw new ApiError(404, 'There is no such account.');
        await repository.changeAccount(tx, id, { role });
        await addLog(
          tx,
          { actor: by, action: 'account-role', detail: { account: account.name, role } },
          now(),
        );
      });
    },
  };
}

export type Staff = ReturnType<typeof createStaff>;
