import type { Actor, Environment } from '@shop/contracts/registry';
import { checkRemoteName, RegistryError } from '@shop/protocol';
import { liveEnv } from '../../domain/live-env';
import { addAudit } from '../../platform/db/audit';
import type { Db, RegistryDatabase, Tx } from '../../platform/db/tables';
import {
  addEnvironment,
  type EnvironmentRow,
  type EnvRow,
  findLockedEnv,
  hasEnvironment,
  listEnvironments,
  lockEnvironments,
  saveSource,
} from './repository';

/** The 404 error for an unknown environment, with a list of the existing ones. */
async function unknownEnvironment(db: Db, env: string): Promise<RegistryError> {
  const environments = (await listEnvironments(db)).map((one) => one.env);
  return new RegistryError(
    404,
    `There is no environment "${env}". Existing environments: ${environments.join(', ')}. An admin can add others.`,
    { body: { environments } },
  );
}

/** Throws a RegistryError 404 for an unknown environment; `live` always exists. */
export async function requireEnvironment(db: Db, env: string): Promise<void> {
  if (env === liveEnv || (await hasEnvironment(db, env))) return;
  throw await unknownEnvironment(db, env);
}

/** Locks an environment until the transaction ends. Throws a RegistryError 404 for an unknown one. */
export async function lockEnv(tx: Tx, env: string): Promise<EnvRow> {
  const row = await findLockedEnv(tx, env);
  if (row) return row;
  throw await unknownEnvironment(tx, env);
}

/** The actor and the reason of a change. */
interface Grounds {
  readonly actor: Actor;
  readonly reason: string;
}

/** The environments of a registry, each with its own list of releases. */
export interface Environments {
  /** `live` first, the others by name. */
  list(): Promise<readonly Environment[]>;
  /** Throws a RegistryError 404 for an unknown environment. */
  require(env: string): Promise<void>;
  /** Adds an environment without live versions. Throws a RegistryError: 409 if it exists, 422 for an invalid name. */
  add(env: string, grounds: Grounds): Promise<Environment>;
  /**
   * Sets the environment in which versions must be live before this one; null for none. Throws a RegistryError: 404 for an unknown
   * environment, 409 for a cycle.
   */
  setSource(env: string, source: string | null, grounds: Grounds): Promise<Environment>;
}

const viewOf = ({ env, head, source }: EnvironmentRow): Environment => ({ env, seq: head ?? 0, source });

/** Throws a RegistryError 409 for a cycle of sources. */
function refuseCycle(rows: readonly EnvironmentRow[], env: string, source: string): void {
  const sourceOf = (name: string) => rows.find((row) => row.env === name)?.source ?? null;
  for (let from: string | null = source; from !== null; from = sourceOf(from)) {
    if (from !== env) continue;
    const text =
      source === env ? `${env} cannot be its own source.` : `${env} is already the source of ${source}.`;
    throw new RegistryError(409, `${text} At least one environment must have no source.`);
  }
}

async function lockedRow(tx: Tx, rows: readonly EnvironmentRow[], env: string): Promise<EnvironmentRow> {
  const row = rows.find((one) => one.env === env);
  if (row) return row;
  throw await unknownEnvironment(tx, env);
}

export function createEnvironments(database: RegistryDatabase, clock: () => Date): Environments {
  const { db, transaction } = database;
  return {
    list: async () => (await listEnvironments(db)).map(viewOf),
    require: (env) => requireEnvironment(db, env),
    async add(env, { actor, reason }) {
      checkRemoteName(env);
      await transaction(async (tx) => {
        if (!(await addEnvironment(tx, env)))
          throw new RegistryError(409, `The environment "${env}" already exists.`);
        const at = clock().toISOString();
        await addAudit(tx, { env, action: 'environment-add', actor: actor.name, at, reason });
      });
      return { env, seq: 0, source: null };
    },
    setSource: (env, source, { actor, reason }) =>
      transaction(async (tx) => {
        const rows = await lockEnvironments(tx);
        const row = await lockedRow(tx, rows, env);
        if (source !== null) {
          await lockedRow(tx, rows, source);
          refuseCycle(rows, env, source);
        }
        await saveSource(tx, env, source);
        const at = clock().toISOString();
        const detail = { from: row.source, to: source };
        await addAudit(tx, { env, action: 'environment-source', actor: actor.name, at, reason, detail });
        return viewOf({ ...row, source });
      }),
  };
}
