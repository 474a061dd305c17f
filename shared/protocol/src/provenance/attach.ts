import type { PackedRemote } from '../archive/pack-remote';
import type { BuildOrigin } from './build-origin';
import { sealStatement } from './envelope';
import type { SigningKey } from './keys';
import { provenanceStatement } from './statement';

interface Provenance {
  readonly origin: BuildOrigin;
  /** A CycloneDX document; undefined where nobody made one. */
  readonly sbom: string | undefined;
  /** Null leaves the statement without a signature. */
  readonly key: SigningKey | null;
}

/** A packed build with the statement of where it comes from, signed where there is a key. */
export function attachProvenance(packed: PackedRemote, { origin, sbom, key }: Provenance): PackedRemote {
  const statement = provenanceStatement(packed.artifact, origin, { sbom, at: packed.artifact.at });
  return { ...packed, attached: { attestation: sealStatement(statement, key), sbom } };
}
