import type { Artifact } from '@shop/contracts';
import type { PublisherKey, SignatureState } from '@shop/contracts/registry';
import { isDoubted, signatureOf } from '../../domain/signatures';
import type { Db } from '../../platform/db/tables';
import { listKeys } from './key-repository';
import { listSigned } from './repository';

type Wanted = Pick<Artifact, 'remote' | 'version'>;

const remotesOf = (wanted: readonly Wanted[]) => [...new Set(wanted.map(({ remote }) => remote))];

async function signaturesBy(
  db: Db,
  wanted: readonly Wanted[],
  keys: readonly PublisherKey[],
): Promise<SignatureState[]> {
  const found = await listSigned(db, wanted);
  return found.map(({ artifact, ...evidence }) =>
    signatureOf(
      artifact,
      evidence,
      keys.filter(({ remote }) => remote === artifact.remote),
    ),
  );
}

/** Whether versions are signed, by the keys of their remotes as they are now; nothing of what is not published. */
export const readSignatures = async (db: Db, wanted: readonly Wanted[]): Promise<SignatureState[]> =>
  signaturesBy(db, wanted, await listKeys(db, remotesOf(wanted)));

/** Those of the versions whose signature does not count, where their remote has keys. */
export async function readDoubted(db: Db, wanted: readonly Wanted[]): Promise<SignatureState[]> {
  const keys = await listKeys(db, remotesOf(wanted));
  const bound = wanted.filter((one) => keys.some(({ remote }) => remote === one.remote));
  return (await signaturesBy(db, bound, keys)).filter(isDoubted);
}
