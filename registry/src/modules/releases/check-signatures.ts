import type { Problem, SignatureState } from '@shop/contracts/registry';
import type { Assignments } from '../../domain/assignments';
import type { RemoteVersion } from '../../domain/rolled-back';
import type { Db } from '../../platform/db/tables';
import { readDoubted } from '../provenance/signatures';
import type { ReleaseChange } from '../../domain/change';

/** Versions that a change gives to more people. A way back gives none: what it leads to was live before. */
export function givenBy(change: ReleaseChange, before: Assignments): readonly RemoteVersion[] {
  switch (change.kind) {
    case 'promote':
      return Object.entries(change.versions).map(([remote, version]) => ({ remote, version }));
    case 'canary-start':
      return [{ remote: change.remote, version: change.version }];
    case 'preview':
      return change.listed ? [{ remote: change.remote, version: change.version }] : [];
    case 'canary-advance':
    case 'canary-promote': {
      const version = before[change.remote]?.canary?.version;
      return version === undefined ? [] : [{ remote: change.remote, version }];
    }
    default:
      return [];
  }
}

/** Versions that shoppers are given. */
const liveIn = (assignments: Assignments): readonly RemoteVersion[] =>
  Object.entries(assignments).flatMap(([remote, { stable, canary }]) =>
    [stable, canary?.version].flatMap((version) => (version ? [{ remote, version }] : [])),
  );

/** Live versions whose signature does not count, where their remote has keys. */
export const doubtedIn = (db: Db, assignments: Assignments): Promise<readonly SignatureState[]> =>
  readDoubted(db, liveIn(assignments));

const problemOf = ({ remote, version, message }: SignatureState): Problem => ({
  remote,
  version,
  subject: 'signature',
  message,
});

/** What the signatures of versions say against a change, and of those that are live with it. */
export async function checkSignatures(
  db: Db,
  change: ReleaseChange,
  { before, assignments }: { readonly before: Assignments; readonly assignments: Assignments },
): Promise<{ readonly problems: readonly Problem[]; readonly warnings: readonly Problem[] }> {
  const given = givenBy(change, before);
  const isGiven = (one: RemoteVersion) =>
    given.some(({ remote, version }) => remote === one.remote && version === one.version);
  const others = liveIn(assignments).filter((one) => !isGiven(one));
  const doubted = await readDoubted(db, [...given, ...others]);
  return {
    problems: doubted.filter(isGiven).map(problemOf),
    warnings: doubted.filter((one) => !isGiven(one)).map(problemOf),
  };
}
