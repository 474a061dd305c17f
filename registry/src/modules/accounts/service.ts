import { RegistryError } from '@shop/protocol';
import {
  createAccounts as createSignInAccounts,
  type Invitation,
  type SignInContext,
} from '@shop/server-kit/sign-in';
import type { AccountView, Actor, Grant } from '@shop/contracts/registry';
import { actorWith } from '../../domain/roles';
import { addAudit } from '../../platform/db/audit';
import type { RegistryDatabase, RegistryTables } from '../../platform/db/tables';
import { accountStore, findSimilarName, passkeyStore, type AccountRow } from './repository';

/** The shared sign-in, using the registry's tables, audit log and errors. */
export function signInContext(
  database: RegistryDatabase,
  clock: () => Date,
): SignInContext<RegistryTables, AccountRow> {
  return {
    database,
    store: accountStore,
    passkeys: passkeyStore,
    clock,
    log: (tx, { action, actor, detail }) =>
      addAudit(tx, { env: '*', action, actor, at: clock().toISOString(), ...(detail && { detail }) }),
    refuse: (status, message, options) => new RegistryError(status, message, options),
  };
}

interface AccountRequest {
  /** The user's name; the actor in the audit log. */
  readonly name: string;
  readonly grants: readonly Grant[];
}

/** Accounts, as admins manage them. */
export function createAccounts(database: RegistryDatabase, clock: () => Date) {
  const accounts = createSignInAccounts(signInContext(database, clock));
  return {
    async list(): Promise<AccountView[]> {
      const rows = await accountStore.listAccounts(database.db);
      return rows.map((row) => ({
        id: row.id,
        ...actorWith(row.name, row.grants),
        createdBy: row.created_by,
        createdAt: row.created_at.toISOString(),
        invitedUntil: row.invitation_until?.toISOString() ?? null,
        openId: row.oidc_subject !== null,
        ready: row.oidc_subject !== null || (row.password_hash !== null && row.totp_step !== null),
        recoveryCodes: row.recovery_hashes.length,
        disabledAt: row.disabled_at?.toISOString() ?? null,
      }));
    },
    /** Creates an account and invites its user. Throws a RegistryError: 409 for a name that is taken, 422. */
    create: ({ name, grants }: AccountRequest, by: Actor): Promise<Invitation> =>
      accounts.create(name, by.name, { grants }, async (tx, account) => {
        const other = await findSimilarName(tx, name);
        if (other !== undefined) {
          throw new RegistryError(409, `The name ${name} can be mistaken for ${other}, which is taken.`);
        }
        await accountStore.addAccount(tx, { ...account, grants: JSON.stringify(grants) });
      }),
    /**
     * Invites again, and revokes the old password, authenticator and sessions. Throws a RegistryError: 404, 409 for a user who
     * signs in by OpenID Connect.
     */
    async invite(id: string, by: Actor): Promise<Invitation> {
      const account = await accountStore.findAccount(database.db, id);
      if (account && account.oidc_subject !== null) {
        throw new RegistryError(409, `${account.name} signs in by OpenID Connect and has no password here.`);
      }
      return accounts.invite(id, by.name);
    },
    /** Disables an account permanently. Its name stays reserved, as the audit log refers to it. Throws a RegistryError 404. */
    disable: (id: string, by: Actor): Promise<void> => accounts.disable(id, by.name),
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
