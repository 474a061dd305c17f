import { RegistryError } from '@shop/protocol';
import type { Actor, ApprovedOrigin, RemoteOrigins } from '@shop/contracts/registry';
import { addAudit } from '../../platform/db/audit';
import type { RegistryDatabase } from '../../platform/db/tables';
import { listArtifacts } from '../artifacts/repository';
import { addApproved, listApproved, removeApproved } from './repository';
import type { OriginRequest } from './schemas';

/** The origins besides the shop's that remotes may use on pages outside of the checkout. */
export interface Origins {
  list(remote: string): Promise<RemoteOrigins>;
  /** Approves an origin. Throws a RegistryError 409 if it is already approved. */
  approve(remote: string, request: OriginRequest, by: Actor): Promise<ApprovedOrigin>;
  /** Withdraws an approval for later releases. Throws a RegistryError 404 for an origin that is not approved. */
  withdraw(remote: string, request: OriginRequest, by: Actor): Promise<RemoteOrigins>;
}

export function createOrigins(database: RegistryDatabase, clock: () => Date): Origins {
  const list = async (remote: string): Promise<RemoteOrigins> => {
    const declared = new Map<string, string[]>();
    for (const { artifact } of await listArtifacts(database.db, remote)) {
      for (const origin of artifact.origins ?? [])
        declared.set(origin, [...(declared.get(origin) ?? []), artifact.version]);
    }
    return {
      approved: await listApproved(database.db, [remote]),
      declared: [...declared].map(([origin, versions]) => ({ origin, versions })),
    };
  };

  return {
    list,
    async approve(remote, { origin, reason }, by) {
      const at = clock().toISOString();
      const approved = { remote, origin, approvedBy: by.name, approvedAt: at, reason: reason.trim() };
      await database.transaction(async (tx) => {
        if (!(await addApproved(tx, approved)))
          throw new RegistryError(409, `${origin} is already approved for ${remote}.`);
        const entry = { actor: by.name, at, reason: approved.reason, detail: { remote, origin } };
        await addAudit(tx, { env: '*', action: 'origin-approve', ...entry });
      });
      return approved;
    },
    async withdraw(remote, { origin, reason }, by) {
      await database.transaction(async (tx) => {
        if (!(await removeApproved(tx, { remote, origin })))
          throw new RegistryError(404, `${origin} is not approved for ${remote}.`);
        const entry = { actor: by.name, at: clock().toISOString(), reason: reason.trim() };
        await addAudit(tx, { env: '*', action: 'origin-withdraw', ...entry, detail: { remote, origin } });
      });
      return list(remote);
    },
  };
}
