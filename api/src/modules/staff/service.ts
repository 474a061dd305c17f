import { timingSafeEqual } from 'node:crypto';
import type { Passwords } from '@shop/server-kit/passwords';
import { hashSecret } from '@shop/server-kit/secrets';
import {
  createAccounts,
  createGuessLimits,
  createOwnAccount,
  createPasskeySignIn,
  createSessions,
  createSignIn,
  type Invitation,
  type NewSession,
  type Sender,
} from '@shop/server-kit/sign-in';
import type { Database } from '../../platform/db/database';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { inTransaction } from '../../platform/db/transactions';
import { ApiError } from '../../platform/http/api-error';
import type { Clock } from '../../platform/jobs/clock';
import { addLog, type LogEntry, staffPasskeyStore, staffStore } from './repository';
import type { Role } from './rights';

interface Options {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  /** sha256 of the setup key for the first admin, as hex. */
  readonly keyHash: string;
}

/** The name shown in authenticators and for passkeys. */
const issuer = 'Vintage Craft office';

interface RefuseOptions {
  readonly retryAfter?: number;
  readonly field?: string;
}

const refuse = (status: number, message: string, { field, ...options }: RefuseOptions = {}) =>
  new ApiError(status, message, { ...options, ...(field !== undefined && { extra: { field } }) });

/** Staff accounts and sign-in. */
export function createStaff({ database, clock, passwords, keyHash }: Options) {
  const now = () => clock.now();
  const transaction = <T>(work: (tx: DatabaseTransaction) => Promise<T>) => inTransaction(database, work);
  const context = {
    database: { db: database.db, transaction },
    store: staffStore,
    passkeys: staffPasskeyStore,
    clock: now,
    log: (tx: Executor, entry: LogEntry) => addLog(tx, entry, now()),
    refuse,
    passwords,
    limits: createGuessLimits(refuse),
  };
  const accounts = createAccounts(context);
  const signIn = createSignIn({ ...context, issuer });

  const create = (name: string, role: Role, by: string): Promise<Invitation> =>
    accounts.create(name, by, { role }, (tx, account) => staffStore.addAccount(tx, { ...account, role }));

  return {
    sessions: createSessions(context),
    own: createOwnAccount(context),
    passkeys: createPasskeySignIn({ ...context, issuer }),
    signIn,
    invite: accounts.invite,
    disable: accounts.disable,
    create,

    /** All accounts, by name. */
    list: () => staffStore.listAccounts(database.db),

    /**
     * Creates an admin with the key of the data folder and signs them in: the first one, or one to replace admins who can no longer
     * sign in. Throws an ApiError: 401 for another key, 409 for a name that is taken, 422, 429.
     */
    async setUp(
      { key, name, password }: { readonly key: string; readonly name: string; readonly password: string },
      sender: Sender,
    ): Promise<NewSession> {
      context.limits.take(sender.address, 'set-up', now());
      if (!timingSafeEqual(Buffer.from(hashSecret(key.trim())), Buffer.from(keyHash))) {
        throw new ApiError(
          401,
          'That key is wrong. The file that contains it is named when the shop starts.',
        );
      }
      signIn.checkPassword(password, name);
      const { invitation } = await create(name, 'admin', 'the key');
      return signIn.acceptInvitation(invitation, password, sender);
    },

    /** Changes the role of a staff member; their sessions continue with it. Throws an ApiError 404. */
    async changeRole(id: string, role: Role, by: string): Promise<void> {
      await transaction(async (tx) => {
        const account = await staffStore.lockAccount(tx, id);
        if (!account || account.disabled_at !== null)
          throw new ApiError(404, 'This account does not exist or is disabled.');
        await staffStore.changeAccount(tx, id, { role });
        const detail = { account: account.name, role };
        await addLog(tx, { actor: by, action: 'account-role', detail }, now());
      });
    },
  };
}

export type Staff = ReturnType<typeof createStaff>;
