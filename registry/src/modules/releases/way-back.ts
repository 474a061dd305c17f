import { RegistryError } from '@shop/protocol';
import type { Assignment } from '@shop/contracts';
import type { RolledBack } from '@shop/contracts/registry';
import { findStored } from '../artifacts/repository';
import { listStableVersions } from './repository';
import type { Db } from '../../platform/db/tables';
import { assignmentOf, type Assignments } from '../../domain/assignments';
import { isMarked } from '../../domain/rolled-back';

/** The rollback targets of a remote, the latest first: once stable, never rolled back since, still published. */
async function goodVersions(
  db: Db,
  env: string,
  { remote, stable }: { readonly remote: string; readonly stable: string | null },
  marks: readonly RolledBack[],
): Promise<readonly string[]> {
  const past = (await listStableVersions(db, env, remote))
    .filter((version) => version !== stable)
    .map((version) => ({ remote, version }));
  const stored = await findStored(db, past);
  return past
    .filter((one) => !isMarked(marks, one) && stored.has(`${one.remote}@${one.version}`))
    .map(({ version }) => version);
}

/** The target of a remote's rollback. Throws a RegistryError 409 when there is none. */
export async function findWayBack(
  db: Db,
  env: string,
  { remote, before, marks }: { remote: string; before: Assignments; marks: readonly RolledBack[] },
): Promise<Assignment> {
  const { stable } = assignmentOf(before, remote);
  if (stable === null) {
    throw new RegistryError(409, `${remote} is on trial only and has no version before. Abort its canary.`);
  }
  const [version, lastKnownGood = null] = await goodVersions(db, env, { remote, stable }, marks);
  if (version !== undefined) return { stable: version, lastKnownGood, killed: false };
  throw new RegistryError(
    409,
    `${remote} has no version before ${stable} that was good. Promote another one, or kill ${remote}.`,
  );
}
