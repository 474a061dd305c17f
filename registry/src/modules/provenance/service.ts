import type { Artifact } from '@shop/contracts';
import type { Actor, Pipeline, Provenance, PublisherKey, SignatureState } from '@shop/contracts/registry';
import {
  type Attached,
  mismatchOf,
  openEnvelope,
  readPublicKey,
  RegistryError,
  sha256Of,
} from '@shop/protocol';
import { BillOfMaterials, faultFinder, type Statement } from '@shop/protocol/schemas';
import type { Static } from 'typebox';
import { builderMismatch } from '../../domain/pipelines';
import { type Evidence, isUnverified, signatureOf } from '../../domain/signatures';
import { addAudit } from '../../platform/db/audit';
import type { Db, RegistryDatabase } from '../../platform/db/tables';
import { addKey, findAttached, listKeys, listRemotesOf, listSigned, revokeKey } from './repository';
import type { PublisherKeyRequest } from './schemas';

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

/** The signature states of published versions, by the current keys of their remotes. */
export const readSignatures = async (db: Db, wanted: readonly Wanted[]): Promise<SignatureState[]> =>
  signaturesBy(db, wanted, await listKeys(db, remotesOf(wanted)));

/** The versions without a valid signature, of remotes that require signatures. */
export async function readUnverified(db: Db, wanted: readonly Wanted[]): Promise<SignatureState[]> {
  const keys = await listKeys(db, remotesOf(wanted));
  const bound = wanted.filter((one) => keys.some(({ remote }) => remote === one.remote));
  return (await signaturesBy(db, bound, keys)).filter(isUnverified);
}

const sbomFaults = faultFinder(BillOfMaterials);

/** Throws a RegistryError 422 for an invalid bill of materials. */
function checkBillOfMaterials(text: string): void {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RegistryError(422, 'The bill of materials is not valid JSON.');
  }
  const [fault] = sbomFaults(value);
  if (fault)
    throw new RegistryError(422, `The bill of materials is not a CycloneDX document: ${fault.message}`);
}

const evidenceOf = ({ attestation, sbom }: Attached): Evidence => ({
  attestation: attestation ?? null,
  sbomDigest: sbom === undefined ? null : sha256Of(sbom),
});

async function refuse(db: Db, { state, key, message, remote }: SignatureState): Promise<never> {
  const others = state === 'unknown' && key ? await listRemotesOf(db, key.id) : [];
  const whose = others.length > 0 ? ` That is a key of ${others.join(', ')}, not of ${remote}.` : '';
  throw new RegistryError(state === 'broken' ? 422 : 403, `${message}${whose}`);
}

/**
 * Checks the attached documents of a version before it is published, and its signature if the remote requires one. Throws a
 * RegistryError: 422 for invalid documents or documents of other contents, 403 without a valid signature.
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
  return isUnverified(signature) ? refuse(db, signature) : signature;
}

/** Throws a RegistryError 422 for a statement that names a different builder than the publishing pipeline. */
export function refuseOtherBuilder({ attestation }: Attached, pipeline: Pipeline | undefined): void {
  if (attestation === undefined || !pipeline) return;
  const mismatch = builderMismatch(openEnvelope(attestation).statement, pipeline);
  if (mismatch !== null) throw new RegistryError(422, mismatch);
}

type Origin = Omit<
  Provenance,
  'signature' | 'packages' | 'packagesFrom' | 'publishedFrom' | 'builderVerified'
>;

/** A URL that a page may link to; null for any other, such as `javascript:`. */
const linkOf = (address: string | undefined): string | null =>
  address !== undefined && /^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : '')
    ? address
    : null;

function originOf({ predicate }: Static<typeof Statement>): Origin {
  const { externalParameters, resolvedDependencies } = predicate.buildDefinition;
  const { builder, metadata, builtBy = null } = predicate.runDetails;
  const [sources] = resolvedDependencies;
  return {
    attested: true,
    builtBy,
    builder: builder.id,
    pipeline: linkOf(metadata.invocationId),
    repository: externalParameters.repository ?? null,
    commit: sources?.digest.gitCommit ?? null,
    dirty: sources?.annotations.dirty ?? null,
    builtAt: metadata.finishedOn,
  };
}

/** The provenance of a version without a statement: only the commit in its record. */
const unattested = ({ git }: Artifact): Origin => ({
  attested: false,
  builtBy: null,
  builder: null,
  pipeline: null,
  repository: null,
  commit: git,
  dirty: null,
  builtAt: null,
});

function packagesIn(sbom: string | undefined): Pick<Provenance, 'packages' | 'packagesFrom'> {
  const value: unknown = sbom === undefined ? null : JSON.parse(sbom);
  if (sbomFaults(value).length > 0) return { packagesFrom: null, packages: [] };
  const { components = [], metadata } = value as Static<typeof BillOfMaterials>;
  const isOfBuild = metadata?.lifecycles?.some(({ phase }) => phase === 'build') ?? false;
  const packages = components.map(({ group, name, version = '', licenses = [] }) => ({
    name: group === undefined ? name : `${group}/${name}`,
    version,
    licences: licenses.flatMap(({ expression, license }) => expression ?? license?.id ?? license?.name ?? []),
  }));
  return {
    packagesFrom: isOfBuild ? 'build' : 'declared',
    packages: packages.sort((one, other) => (one.name < other.name ? -1 : 1)),
  };
}

/** The record of a version and its attached documents. Throws a RegistryError 404 if it was never published. */
async function versionOf(db: Db, { remote, version }: Wanted) {
  const [found] = await listSigned(db, [{ remote, version }]);
  if (!found) throw new RegistryError(404, `${remote}@${version} was never published.`);
  return { ...found, attached: await findAttached(db, { remote, version }) };
}

/** The provenance of a version. Throws a RegistryError 404 if it was never published. */
export async function readProvenance(db: Db, of: Wanted): Promise<Provenance> {
  const { artifact, pipeline, attached } = await versionOf(db, of);
  const { attestation, sbom } = attached;
  const statement = attestation === undefined ? null : openEnvelope(attestation).statement;
  const isVerifiable = statement !== null && pipeline !== null && pipeline.repositoryUrl !== null;
  return {
    publishedFrom: pipeline,
    builderVerified: isVerifiable ? builderMismatch(statement, pipeline) === null : null,
    signature: signatureOf(artifact, evidenceOf(attached), await listKeys(db, [of.remote])),
    ...(statement === null ? unattested(artifact) : originOf(statement)),
    ...packagesIn(sbom),
  };
}

/** One of the documents that are attached to a version. Throws a RegistryError 404 if it does not exist. */
export async function readAttached(db: Db, of: Wanted, name: keyof Attached): Promise<string> {
  const text = (await versionOf(db, of)).attached[name];
  if (text !== undefined) return text;
  const what = name === 'sbom' ? 'a bill of materials' : 'a provenance statement';
  throw new RegistryError(404, `${of.remote}@${of.version} was published without ${what}.`);
}

/** The keys that may sign versions, by remote. A remote that has had a key only accepts signed versions. */
export interface PublisherKeys {
  list(remote: string): Promise<PublisherKey[]>;
  /** Registers a key. Throws a RegistryError: 422 for an invalid public key, 409 if the remote already has it. */
  add(remote: string, request: PublisherKeyRequest, by: Actor): Promise<PublisherKey>;
  /** Revokes a key. Throws a RegistryError 404 if the remote does not have this key or it is already revoked. */
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
            `${remote} already has the key ${id}. A revoked key cannot be added again.`,
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
          throw new RegistryError(404, `${remote} has no key ${id} that can be revoked.`);
        }
        const entry = { actor: by.name, at: at.toISOString(), reason, detail: { remote, id } };
        await addAudit(tx, { env: '*', action: 'key-revoke', ...entry });
        return find(tx, remote, id);
      });
    },
  };
}
