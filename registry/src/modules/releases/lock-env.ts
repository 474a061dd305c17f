import type { Tx } from '../../platform/db/tables';
import { unknownEnvironment } from '../environments/known-environments';
import { findLockedEnv, type EnvRow } from './repository';

/** Locks an environment until the transaction ends. Throws a RegistryError 404 for an unknown one. */
export async function lockEnv(tx: Tx, env: string): Promise<EnvRow> {
  const row = await findLockedEnv(tx, env);
  if (row) return row;
  throw await unknownEnvironment(tx, env);
}
