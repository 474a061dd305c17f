import { RegistryError } from '@shop/packer';
import type { AccountView, Actor, Grant, Invitation } from '@shop/contracts/registry';
import { actorWith } from '../../domain/roles';
import { addAudit } from '../../platform/db/audit';
import type { AuditAction } from '../../platform/db/audit-actions';
import type { RegistryDatabase, Tx } from '../../platform/db/tables';
import { hashSecret, newSecret, secretText } from '../../platform/secrets';
import { addAccount, changeAccount, findAccountNamed, listAccountRows, lockAccount } from './account-queries';
import { removeSessions } from './session-queries';

export interface AccountRequest {
  /** The person's name; stands in the audit as the actor. */
  readonly name: string;
  readonly grants: readonly Grant[];
}

/** How long an invitation can be accepted, in ms. */
const invitationMs = 72 * 60 * 60_000;

function checkRequest({ name }: AccountRequest): void {
  if (!/^[\p{L}\p{N}][\p{L}\p{N}.@ _-]{1,59}$/u.test(name)) {
    throw new RegistryError(
      422,
      'A name has 2 to 60 letters, digits, spaces and . @ - _, and begins with a letter.',
    );
  }
}

/** Accounts as admins see to them. */
export function createAccounts(database: RegistryDatabase, clock: () => Date) {
  const told = (tx: Tx, action: AuditAction, by: Actor, detail: Readonly<Record<string, unknown>>) =>
    addAudit(tx, { env: '*', action, actor: by.name, at: clock().toISOString(), detail });

  /** A new invitation, with what of it is stored. */
  const newInvitation = (id: string) => {
    const { secret } = newSecret();
    const until = new Date(clock().getTime() + invitationMs);
    const columns = { invitation_hash: hashSecret(secret), invitation_until: until };
    return {
      columns,
      shown: { id, invitation: secretText('inv', { id, secret }), until: until.toISOString() },
    };
  };

  const existing = async (tx: Tx, id: string) => {
    const account = await lockAccount(tx, id);
    if (!account || account.disabled_at !== null) throw new RegistryError(404, `There is no account ${id}.`);
    return account;
  };

  return {
    async list(): Promise<AccountView[]> {
      const rows = await listAccountRows(database.db);
      return rows.map((row) => ({
        id: row.id,
        ...actorWith(row.name, row.grants),
        createdBy: row.created_by,
        createdAt: row.created_at.toISOString(),
        invitedUntil: row.invitation_until?.toISOString() ?? null,
        ready: row.password_hash !== null && row.totp_step !== null,
        recoveryCodes: row.recovery_hashes.length,
        disabledAt: row.disabled_at?.toISOString() ?? null,
      }));
    },

    /** Makes an account and invites its person. Throws a RegistryError: 409 for a name that is taken, 422. */
    async create(request: AccountRequest, by: Actor): Promise<Invitation> {
      checkRequest(request);
      const { name, grants } = request;
      const { id } = newSecret();
      const { columns, shown } = newInvitation(id);
      await database.transaction(async (tx) => {
        if (await findAccountNamed(tx, name)) {
          throw new RegistryError(409, `There is an account of the name ${name} already.`);
        }
        const account = { id, name, grants: JSON.stringify(grants), recovery_hashes: '[]', ...columns };
        await addAccount(tx, { ...account, created_by: by.name, created_at: clock(), disabled_at: null });
        await told(tx, 'account-create', by, { account: name, grants });
      });
      return shown;
    },

    /** Invites again: password, authenticator and sessions of before are no more. Throws a RegistryError 404. */
    async invite(id: string, by: Actor): Promise<Invitation> {
      const { columns, shown } = newInvitation(id);
      await database.transaction(async (tx) => {
        const { name } = await existing(tx, id);
        const reset = { password_hash: null, totp_secret: null, totp_step: null, recovery_hashes: '[]' };
        await changeAccount(tx, id, { ...reset, ...columns });
        await removeSessions(tx, id);
        await told(tx, 'account-invite', by, { account: name });
      });
      return shown;
    },

    /** Takes an account away for good; its name stays taken, as the audit speaks of it. Throws a RegistryError 404. */
    async disable(id: string, by: Actor): Promise<void> {
      await database.transaction(async (tx) => {
        const { name } = await existing(tx, id);
        await changeAccount(tx, id, { disabled_at: clock() });
        await removeSessions(tx, id);
        await told(tx, 'account-disable', by, { account: name });
      });
    },
  };
}

export type Accounts = ReturnType<typeof createAccounts>;
