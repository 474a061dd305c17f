import { sign, verify, type KeyObject } from 'node:crypto';
import { faultText } from '../archive/manifest';
import type { PackedRemote } from '../archive/pack-remote';
import { RegistryError } from '../errors';
import { faultFinder } from '../schemas/refusal';
import {
  Envelope as EnvelopeSchema,
  Statement as StatementSchema,
  statementType,
  type Envelope,
  type Statement,
} from '../schemas/provenance';
import type { BuildOrigin } from './build-origin';
import type { SigningKey } from './keys';
import { provenanceStatement } from './statement';

/** A parsed envelope. */
export interface OpenedEnvelope {
  readonly statement: Statement;
  readonly signatures: Envelope['signatures'];
  /** The exact bytes that are signed. */
  readonly signed: Uint8Array;
}

/** DSSE's pre-authentication encoding, which includes the type in the signed bytes. */
function encoded(type: string, payload: Uint8Array): Uint8Array {
  const head = `DSSEv1 ${Buffer.byteLength(type)} ${type} ${payload.byteLength} `;
  return Buffer.concat([Buffer.from(head), payload]);
}

/** A statement in its envelope, as text; without a key it has no signature. */
export function sealStatement(statement: Statement, key: SigningKey | null): string {
  const payload = Buffer.from(JSON.stringify(statement));
  const signatures = key
    ? [{ keyid: key.id, sig: sign(null, encoded(statementType, payload), key.key).toString('base64') }]
    : [];
  const envelope: Envelope = { payloadType: statementType, payload: payload.toString('base64'), signatures };
  return JSON.stringify(envelope);
}

const faultsOf = { envelope: faultFinder(EnvelopeSchema), statement: faultFinder(StatementSchema) };

function parsed(what: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RegistryError(422, `${what} is not valid JSON.`);
  }
}

/** Reads an envelope without verifying its signatures. Throws a RegistryError 422 with one line for each invalid field. */
export function openEnvelope(text: string): OpenedEnvelope {
  const value = parsed('The envelope of the provenance', text);
  const wrong = faultsOf.envelope(value);
  if (wrong.length > 0) {
    throw new RegistryError(422, faultText('The envelope of the provenance is invalid:', wrong));
  }
  const { payload, payloadType, signatures } = value as Envelope;
  const bytes = Buffer.from(payload, 'base64');
  const statement = parsed('The statement in the provenance', bytes.toString('utf8'));
  const wrongStatement = faultsOf.statement(statement);
  if (wrongStatement.length > 0) {
    throw new RegistryError(422, faultText('The statement in the provenance is invalid:', wrongStatement));
  }
  return { statement: statement as Statement, signatures, signed: encoded(payloadType, bytes) };
}

/** Whether the signature of the envelope's contents was made with this key. */
export function isSignedBy(
  { signed }: OpenedEnvelope,
  { sig }: Envelope['signatures'][number],
  publicKey: KeyObject,
): boolean {
  return verify(null, signed, publicKey, Buffer.from(sig, 'base64'));
}

interface Provenance {
  readonly origin: BuildOrigin;
  /** A CycloneDX document; undefined without one. */
  readonly sbom: string | undefined;
  /** Null leaves the statement without a signature. */
  readonly key: SigningKey | null;
}

/** Adds the provenance statement to a packed build, signed if there is a key. */
export function attachProvenance(packed: PackedRemote, { origin, sbom, key }: Provenance): PackedRemote {
  const statement = provenanceStatement(packed.artifact, origin, { sbom, at: packed.artifact.at });
  return { ...packed, attached: { attestation: sealStatement(statement, key), sbom } };
}
