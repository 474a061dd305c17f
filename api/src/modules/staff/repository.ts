import { createAudit } from '@shop/server-kit/audit';
import { createPasskeyStore } from '@shop/server-kit/passkey-store';
import { createSignInStore } from '@shop/server-kit/sign-in-store';
import type { Selectable } from 'kysely';
import type { Executor, Schema } from '../../platform/db/schema';
import type { Role } from './rights';
import type { StaffAccountRow, StaffLogTable } from './tables';

/** Accounts and sessions of staff. */
export const staffStore = createSignInStore<Schema, StaffAccountRow, { readonly role: Role }>({
  accounts: 'staff_account',
  sessions: 'staff_session',
});

/** Passkeys of staff. */
export const staffPasskeyStore = createPasskeyStore<Schema, string>({
  passkeys: 'staff_passkey',
  challenges: 'staff_passkey_challenge',
});

/** An action of a staff member. */
export interface LogEntry {
  readonly actor: string;
  readonly action: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

const log = createAudit<Schema, Selectable<StaffLogTable>>({ table: 'staff_log' });

/** Entries of the staff log, newest first. */
export const listLog = log.list;

/** Adds to the log, in the transaction of the change: neither is stored without the other. */
export async function addLog(db: Executor, { detail = {}, ...entry }: LogEntry, at: Date): Promise<void> {
  const row = { ...entry, at, detail: JSON.stringify(detail) };
  await log.append(db, row);
}
