import type { ActorKind } from '@shop/contracts/registry';
import type { Db } from './tables';

/**
 * Whether each of these names of the audit is a person, a token or the software itself. A name of both a person and a token,
 * from before that was refused, is shown as a token's: it proves no person.
 */
export async function readActorKinds(db: Db, names: readonly string[]): Promise<(name: string) => ActorKind> {
  if (names.length === 0) return () => 'machine';
  const wanted = [...new Set(names)];
  const people = await db.selectFrom('registry_account').select('name').where('name', 'in', wanted).execute();
  const tokens = await db.selectFrom('registry_token').select('name').where('name', 'in', wanted).execute();
  const [person, token] = [people, tokens].map((rows) => new Set(rows.map(({ name }) => name)));
  return (name) => (token?.has(name) ? 'token' : person?.has(name) ? 'person' : 'machine');
}
