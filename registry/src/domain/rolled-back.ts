import { RegistryError } from '@shop/protocol';
import type { RolledBack } from '@shop/contracts/registry';
import type { Assignments } from './assignments';

export type RemoteVersion = Pick<RolledBack, 'remote' | 'version'>;

export const isMarked = (marks: readonly RolledBack[], { remote, version }: RemoteVersion): boolean =>
  marks.some((mark) => mark.remote === remote && mark.version === version);

/** The rolled-back versions that a change would release again. */
export function reintroducedBy(
  before: Assignments,
  after: Assignments,
  marks: readonly RolledBack[],
): readonly RolledBack[] {
  const given = (set: Assignments, remote: string) => [set[remote]?.stable, set[remote]?.canary?.version];
  return marks.filter(
    ({ remote, version }) =>
      given(after, remote).includes(version) && !given(before, remote).includes(version),
  );
}

/** Throws a RegistryError 409 for rolled-back versions, with the actor, time and reason of the first rollback. */
export function refuseRolledBack(marks: readonly RolledBack[]): void {
  const [mark] = marks;
  if (!mark) return;
  const { remote, version, actor, reason, at } = mark;
  throw new RegistryError(
    409,
    `${remote}@${version} was rolled back by ${actor} at ${at}: “${reason}” To release it again, set "again" (--again) and give the reason.`,
    { body: { rolledBack: marks } },
  );
}
