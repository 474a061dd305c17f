import type { Actor } from '@shop/contracts/registry';
import { RegistryError } from '@shop/protocol';
import { sql } from 'kysely';
import { all } from '../../domain/roles';
import { readSetting } from '../../platform/db/settings';
import type { Db } from '../../platform/db/tables';
import { listWaitingRollouts } from './repository';

/** The remotes of an environment whose changes need approval; `*` for all. */
export interface Policy {
  readonly remotes: readonly string[];
}

/** Name of the setting that stores the policy of an environment. */
export const policyName = (env: string): string => `approval-policy:${env}`;

/** By default, no remote needs approval. */
export const readApprovalPolicy = async (db: Db, env: string): Promise<Policy> =>
  (await readSetting<Policy>(db, policyName(env))) ?? { remotes: [] };

const covers = ({ remotes }: Policy, remote: string) => remotes.includes(all) || remotes.includes(remote);

/** Whether every change of a remote needs approval. */
export const isProtected = async (db: Db, env: string, remote: string): Promise<boolean> =>
  covers(await readApprovalPolicy(db, env), remote);

/**
 * The remotes of a change that need approval: by the environment's policy, or because a rollout of theirs is waiting for approval,
 * which a manual change must not bypass.
 */
export async function remotesToApprove(
  db: Db,
  env: string,
  exposed: readonly string[],
): Promise<readonly string[]> {
  if (exposed.length === 0) return [];
  const policy = await readApprovalPolicy(db, env);
  const waiting = await listWaitingRollouts(db, env);
  return exposed.filter((remote) => covers(policy, remote) || waiting.includes(remote));
}

/** The remotes that a new policy would stop protecting. */
export const unprotectedBy = (before: Policy, after: Policy): readonly string[] =>
  before.remotes.filter((remote) => !covers(after, remote));

/** Refuses a change that needs approval: 409 with the remotes. */
export class ApprovalRefusal extends RegistryError {
  constructor(env: string, remotes: readonly string[], what: string) {
    super(
      409,
      `${what} in ${env} needs the approval of another person. Request it with "requestApproval" (--request-approval); rolling back, aborting and disabling do not need it.`,
      { body: { approval: { remotes } } },
    );
  }
}

/** The name of an actor, and of everyone who issued its token, directly or through other tokens. */
export async function namesBehind(db: Db, actor: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    with recursive behind (name) as (
      select ${actor}::text
      union
      select token.created_by from registry_token token join behind on token.name = behind.name
    )
    select name from behind`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/**
 * Throws a RegistryError 403 for an actor who cannot approve a request: a token, the person who made the request, or the person
 * behind the token that made it.
 */
export async function requireSecondPerson(
  db: Db,
  { name, person }: Actor,
  requestedBy: string,
  what: string,
): Promise<void> {
  if (!person) {
    throw new RegistryError(403, 'Approvals require a signed-in person: sign in to the console.');
  }
  if (name === requestedBy) {
    throw new RegistryError(403, `${name} ${what}: another person must approve it.`);
  }
  if ((await namesBehind(db, requestedBy)).has(name)) {
    throw new RegistryError(403, `A token of ${name} ${what}: another person must approve it.`);
  }
}
