import { RegistryError } from '@shop/protocol';
import { liveEnv } from '../../domain/live-env';
import type { Db } from '../../platform/db/tables';
import { hasEnvironment, listEnvironments } from './repository';

/** The 404 for a name that is no environment; it lists those that there are. */
export async function unknownEnvironment(db: Db, env: string): Promise<RegistryError> {
  const environments = (await listEnvironments(db)).map((one) => one.env);
  return new RegistryError(
    404,
    `There is no environment "${env}". There are: ${environments.join(', ')}. An admin adds others.`,
    { body: { environments } },
  );
}

/** Throws a RegistryError 404 for a name that is no environment; `live` always is one. */
export async function requireEnvironment(db: Db, env: string): Promise<void> {
  if (env === liveEnv || (await hasEnvironment(db, env))) return;
  throw await unknownEnvironment(db, env);
}
