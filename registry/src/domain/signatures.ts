import { isSignedBy, mismatchOf, openEnvelope, RegistryError, type OpenedEnvelope } from '@shop/protocol';
import { createPublicKey } from 'node:crypto';
import type { Artifact } from '@shop/contracts';
import type { PublisherKey, SignatureState } from '@shop/contracts/registry';

/** The data that a signature is checked against, in addition to the record. */
export interface Evidence {
  /** A DSSE envelope; null where none was attached. */
  readonly attestation: string | null;
  /** sha256 of the bill of materials, in hex; null where none was attached. */
  readonly sbomDigest: string | null;
}

type Verdict = Pick<SignatureState, 'state' | 'key' | 'message'>;

const nameOf = ({ name, id }: PublisherKey) => `${name} (${id.slice(0, 8)})`;

/** Verifies the signatures of an envelope with the keys of a remote. */
function verdictsOf(envelope: OpenedEnvelope, keys: readonly PublisherKey[], name: string): Verdict[] {
  return envelope.signatures.map((signature): Verdict => {
    const key = keys.find(({ id }) => id === signature.keyid);
    if (!key) {
      const unknown = { id: signature.keyid, name: null };
      const message = `${name} is signed by a key that is not registered for its remote: ${signature.keyid}.`;
      return { state: 'unknown', key: unknown, message };
    }
    const found = { id: key.id, name: key.name };
    if (!isSignedBy(envelope, signature, createPublicKey(key.publicKey))) {
      const message = `The signature of ${name} was not made with the key ${nameOf(key)}: the contents were changed, or a different key was used.`;
      return { state: 'broken', key: found, message };
    }
    if (key.revoked) {
      const { by, at, reason } = key.revoked;
      const message = `${name} is signed by the key ${nameOf(key)}, which ${by} revoked at ${at}: “${reason}”`;
      return { state: 'revoked', key: found, message };
    }
    return { state: 'signed', key: found, message: `${name} is signed by the key ${nameOf(key)}.` };
  });
}

/** The best of several signatures first. */
const order: readonly SignatureState['state'][] = ['signed', 'revoked', 'broken', 'unknown'];

function verdictOn(
  artifact: Artifact,
  { attestation, sbomDigest }: Evidence,
  keys: readonly PublisherKey[],
): Verdict {
  const name = `${artifact.remote}@${artifact.version}`;
  const unsigned: Verdict = { state: 'unsigned', key: null, message: `${name} is not signed.` };
  if (attestation === null) return unsigned;
  let envelope: OpenedEnvelope;
  try {
    envelope = openEnvelope(attestation);
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    return { state: 'broken', key: null, message: error.message };
  }
  const [best = unsigned] = verdictsOf(envelope, keys, name).sort(
    (one, other) => order.indexOf(one.state) - order.indexOf(other.state),
  );
  const mismatch = best.state === 'unsigned' ? null : mismatchOf(envelope.statement, artifact, sbomDigest);
  return mismatch === null ? best : { ...best, state: 'broken', message: mismatch };
}

/** Whether a version is signed by one of its remote's current keys. */
export function signatureOf(
  artifact: Artifact,
  evidence: Evidence,
  keys: readonly PublisherKey[],
): SignatureState {
  const { remote, version } = artifact;
  const required = keys.length > 0;
  const verdict = verdictOn(artifact, evidence, keys);
  const advice = required && verdict.state !== 'signed' ? adviceFor(verdict.state, remote) : '';
  return { remote, version, required, ...verdict, message: `${verdict.message}${advice}` };
}

function adviceFor(state: SignatureState['state'], remote: string): string {
  return state === 'unsigned'
    ? ` ${remote} requires signed versions: publish it with SIGNING_KEY or --key.`
    : ` Sign it with a valid key of ${remote}, and publish the same files again.`;
}

/** Whether a version must not be released to more shoppers. */
export const isUnverified = ({ required, state }: SignatureState): boolean => required && state !== 'signed';
