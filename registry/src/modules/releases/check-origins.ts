import type { Artifact } from '@shop/contracts';
import type { Problem } from '@shop/contracts/registry';
import type { RemoteVersion } from '../../domain/rolled-back';
import type { Db } from '../../platform/db/tables';
import { listApproved } from '../origins/repository';

/** Versions that declare origins which are not approved for their remote: a problem for each origin. */
export async function checkOrigins(
  db: Db,
  versions: readonly RemoteVersion[],
  find: (remote: string, version: string) => Artifact | undefined,
): Promise<readonly Problem[]> {
  const declared = versions.flatMap(({ remote, version }) =>
    (find(remote, version)?.origins ?? []).map((origin) => ({ remote, version, origin })),
  );
  const approved = await listApproved(db, [...new Set(declared.map(({ remote }) => remote))]);
  const isApproved = (one: (typeof declared)[number]) =>
    approved.some(({ remote, origin }) => remote === one.remote && origin === one.origin);
  return declared
    .filter((one) => !isApproved(one))
    .map(({ remote, version, origin }) => ({
      remote,
      version,
      subject: 'origin',
      message: `${remote}@${version} declares ${origin}, which is not approved for ${remote}. An operator approves it in the console or with "origins approve ${remote} ${origin} --reason …".`,
    }));
}
