import type { Insertable, Transaction } from 'kysely';
import { hashSecret, newSecret, secretText } from '../secrets';
import type { SignInContext } from './context';
import { isReservedName } from './names';
import type { SignInAccount, SignInAccountTable } from './store';

/** How long an invitation can be accepted, in ms. */
const invitationMs = 72 * 60 * 60_000;

/** Lets a person choose a password once. Its text is never stored. */
export interface Invitation {
  readonly id: string;
  readonly invitation: string;
  /** ISO 8601, UTC. */
  readonly until: string;
}

/** Accounts, as admins manage them. */
export function createAccounts<DB, Account extends SignInAccount>(context: SignInContext<DB, Account>) {
  const { database, store, passkeys, clock, log, refuse } = context;

  /** A new invitation, with its stored fields. */
  const newInvitation = (id: string) => {
    const { secret } = newSecret();
    const until = new Date(clock().getTime() + invitationMs);
    const columns = { invitation_hash: hashSecret(secret), invitation_until: until };
    const shown: Invitation = {
      id,
      invitation: secretText('inv', { id, secret }),
      until: until.toISOString(),
    };
    return { columns, shown };
  };

  const existing = async (tx: Transaction<DB>, id: string): Promise<Account> => {
    const account = await store.lockAccount(tx, id);
    if (!account || account.disabled_at !== null) throw refuse(404, `There is no account ${id}.`);
    return account;
  };

  return {
    /**
     * Creates an account and invites its user. `add` writes the account, and `detail` is for the log. Throws a 409
     * for a taken name, a 422 for an invalid or reserved one.
     */
    async create(
      name: string,
      by: string,
      detail: Readonly<Record<string, unknown>>,
      add: (tx: Transaction<DB>, account: Insertable<SignInAccountTable>) => Promise<void>,
    ): Promise<Invitation> {
      if (!/^[\p{L}\p{N}][\p{L}\p{N}.@ _-]{1,59}$/u.test(name)) {
        throw refuse(
          422,
          'A name has 2 to 60 letters, digits, spaces and . @ - _, and starts with a letter or digit.',
        );
      }
      if (isReservedName(name)) {
        throw refuse(
          422,
          `The name ${name} is reserved, or looks like one that is. Use the person’s own name.`,
        );
      }
      const { id } = newSecret();
      const { columns, shown } = newInvitation(id);
      await database.transaction(async (tx) => {
        if (await store.findAccountNamed(tx, name)) {
          throw refuse(409, `An account named ${name} already exists.`);
        }
        const made = { created_by: by, created_at: clock(), disabled_at: null };
        await add(tx, { id, name, recovery_hashes: '[]', ...columns, ...made });
        await log(tx, { action: 'account-create', actor: by, detail: { account: name, ...detail } });
      });
      return shown;
    },

    /** Invites again: the old password, authenticator, passkeys and sessions are revoked. Throws a 404. */
    async invite(id: string, by: string): Promise<Invitation> {
      const { columns, shown } = newInvitation(id);
      await database.transaction(async (tx) => {
        const { name } = await existing(tx, id);
        const reset = { password_hash: null, totp_secret: null, totp_step: null, recovery_hashes: '[]' };
        await store.changeAccount(tx, id, { ...reset, ...columns });
        await store.removeSessions(tx, id);
        await passkeys.removeAll(tx, id);
        await log(tx, { action: 'account-invite', actor: by, detail: { account: name } });
      });
      return shown;
    },

    /** Disables an account permanently; its name stays reserved, as the log refers to it. Throws a 404. */
    async disable(id: string, by: string): Promise<void> {
      await database.transaction(async (tx) => {
        const { name } = await existing(tx, id);
        await store.changeAccount(tx, id, { disabled_at: clock() });
        await store.removeSessions(tx, id);
        await log(tx, { action: 'account-disable', actor: by, detail: { account: name } });
      });
    },
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
