import { mismatchOf, openEnvelope, RegistryError, sha256Of, type Attached } from '@shop/protocol';
import { BillOfMaterials, faultFinder } from '@shop/protocol/schemas';
import type { Artifact } from '@shop/contracts';
import type { SignatureState } from '@shop/contracts/registry';
import { isDoubted, signatureOf, type Evidence } from '../../domain/signatures';
import type { Db } from '../../platform/db/tables';
import { listKeys, listRemotesOf } from './key-repository';

const sbomFaults = faultFinder(BillOfMaterials);

/** Throws a RegistryError 422 for a text that is no bill of materials. */
function checkBillOfMaterials(text: string): void {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RegistryError(422, 'The bill of materials is no JSON.');
  }
  const [fault] = sbomFaults(value);
  if (fault) throw new RegistryError(422, `The bill of materials is no CycloneDX document: ${fault.message}`);
}

export const evidenceOf = ({ attestation, sbom }: Attached): Evidence => ({
  attestation: attestation ?? null,
  sbomDigest: sbom === undefined ? null : sha256Of(sbom),
});

async function refuse(db: Db, { state, key, message, remote }: SignatureState): Promise<never> {
  const others = state === 'unknown' && key ? await listRemotesOf(db, key.id) : [];
  const whose = others.length > 0 ? ` That is a key of ${others.join(', ')}, not of ${remote}.` : '';
  throw new RegistryError(state === 'broken' ? 422 : 403, `${message}${whose}`);
}

/**
 * Looks at what is attached to a version that is to be published, and at its signature where its remote has keys. Throws a
 * RegistryError: 422 for what cannot be read or was made for something else, 403 without a signature that counts.
 */
export async function checkAttached(db: Db, artifact: Artifact, attached: Attached): Promise<SignatureState> {
  const evidence = evidenceOf(attached);
  if (attached.sbom !== undefined) checkBillOfMaterials(attached.sbom);
  if (attached.attestation !== undefined) {
    const { statement } = openEnvelope(attached.attestation);
    const mismatch = mismatchOf(statement, artifact, evidence.sbomDigest);
    if (mismatch !== null) throw new RegistryError(422, mismatch);
  }
  const signature = signatureOf(artifact, evidence, await listKeys(db, [artifact.remote]));
  return isDoubted(signature) ? refuse(db, signature) : signature;
}
