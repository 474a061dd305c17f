import type { SignInContext } from '@shop/server-kit/sign-in';
import { RegistryError } from '@shop/protocol';
import { addAudit } from '../../platform/db/audit';
import type { Db, RegistryDatabase, Tx } from '../../platform/db/tables';
import * as accountQueries from './repository';
import type { AccountRow } from './repository';
import * as sessionQueries from './session-repository';

/** The registry's accounts, for the shared sign-in: its tables, its audit and its errors. */
export function signInContext(
  database: RegistryDatabase,
  clock: () => Date,
): SignInContext<Db, Tx, AccountRow> {
  return {
    database,
    store: { ...accountQueries, ...sessionQueries },
    clock,
    log: (tx, { action, actor, detail }) =>
      addAudit(tx, { env: '*', action, actor, at: clock().toISOString(), ...(detail && { detail }) }),
    refuse: (status, message, options) => new RegistryError(status, message, options),
  };
}
