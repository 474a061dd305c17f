import { readPublicKey, RegistryError } from '@shop/protocol';
import type { Actor, PublisherKey } from '@shop/contracts/registry';
import { addAudit } from '../../platform/db/audit';
import type { Db, RegistryDatabase } from '../../platform/db/tables';
import { addKey, listKeys, revokeKey } from './key-repository';
import type { PublisherKeyRequest } from './key-schemas';

/** The keys that may sign versions, by remote. From its first key on a remote takes signed versions only. */
export interface PublisherKeys {
  list(remote: string): Promise<PublisherKey[]>;
  /** Throws a RegistryError: 422 for what is no public key, 409 for one that the remote has already. */
  add(remote: string, request: PublisherKeyRequest, by: Actor): Promise<PublisherKey>;
  /** Throws a RegistryError 404 when the remote has no such key that still works. */
  revoke(remote: string, id: string, reason: string, by: Actor): Promise<PublisherKey>;
}

export function createPublisherKeys(database: RegistryDatabase, clock: () => Date): PublisherKeys {
  const find = async (db: Db, remote: string, id: string): Promise<PublisherKey> => {
    const key = (await listKeys(db, [remote])).find((one) => one.id === id);
    if (!key) throw new RegistryError(404, `${remote} has no key ${id}.`);
    return key;
  };

  return {
    list: (remote) => listKeys(database.db, [remote]),
    async add(remote, request, by) {
      const { id, publicKey } = readPublicKey(request.publicKey);
      const name = request.name.trim();
      return database.transaction(async (tx) => {
        const at = clock();
        if (!(await addKey(tx, { remote, id, name, publicKey, by: by.name, at }))) {
          throw new RegistryError(
            409,
            `${remote} has the key ${id} already; a revoked one does not come back.`,
          );
        }
        const detail = { remote, id, name };
        const entry = { env: '*', action: 'key-add', actor: by.name, at: at.toISOString(), detail } as const;
        await addAudit(tx, entry);
        return find(tx, remote, id);
      });
    },
    async revoke(remote, id, reason, by) {
      return database.transaction(async (tx) => {
        const at = clock();
        if (!(await revokeKey(tx, { remote, id }, { by: by.name, at, reason }))) {
          throw new RegistryError(404, `${remote} has no key ${id} that could be revoked.`);
        }
        const entry = { actor: by.name, at: at.toISOString(), reason, detail: { remote, id } };
        await addAudit(tx, { env: '*', action: 'key-revoke', ...entry });
        return find(tx, remote, id);
      });
    },
  };
}
