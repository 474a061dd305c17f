import { RegistryError } from '@shop/protocol';
import type { Actor } from '@shop/contracts/registry';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables';

/** The name of an actor with those of everybody who issued a token of that name, or a token that issued it. */
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
 * Throws a RegistryError 403 for whoever cannot be the second person of what somebody else asked for: a token, the same
 * person, or the person behind the token that asked.
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
    throw new RegistryError(403, `${name} ${what}: somebody else has to approve it.`);
  }
  if ((await namesBehind(db, requestedBy)).has(name)) {
    throw new RegistryError(403, `A token of ${name} ${what}: somebody else has to approve it.`);
  }
}
