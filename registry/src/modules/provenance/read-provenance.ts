import { openEnvelope, RegistryError, type Attached } from '@shop/protocol';
import type { Artifact } from '@shop/contracts';
import type { Provenance } from '@shop/contracts/registry';
import { BillOfMaterials, faultFinder, type Statement } from '@shop/protocol/schemas';
import type { Static } from 'typebox';
import { signatureOf } from '../../domain/signatures';
import type { Db } from '../../platform/db/tables';
import { evidenceOf } from './check-attached';
import { listKeys } from './key-repository';
import { findAttached, listSigned } from './repository';

type Wanted = Pick<Artifact, 'remote' | 'version'>;
type Origin = Omit<Provenance, 'signature' | 'packages' | 'packagesFrom'>;

/** An address that a page may link to; null for any other, such as `javascript:`. */
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

/** What the record alone says, of a version without a statement. */
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

const sbomFaults = faultFinder(BillOfMaterials);

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

/** The record of a version, and what came with it. Throws a RegistryError 404 for one that was never published. */
async function versionOf(db: Db, { remote, version }: Wanted) {
  const [found] = await listSigned(db, [{ remote, version }]);
  if (!found) throw new RegistryError(404, `${remote}@${version} was never published.`);
  return { artifact: found.artifact, attached: await findAttached(db, { remote, version }) };
}

/** Where a version comes from. Throws a RegistryError 404 for one that was never published. */
export async function readProvenance(db: Db, of: Wanted): Promise<Provenance> {
  const { artifact, attached } = await versionOf(db, of);
  const { attestation, sbom } = attached;
  return {
    signature: signatureOf(artifact, evidenceOf(attached), await listKeys(db, [of.remote])),
    ...(attestation === undefined ? unattested(artifact) : originOf(openEnvelope(attestation).statement)),
    ...packagesIn(sbom),
  };
}

/** One of the files that came with a version. Throws a RegistryError 404 where it came without. */
export async function readAttached(db: Db, of: Wanted, name: keyof Attached): Promise<string> {
  const text = (await versionOf(db, of)).attached[name];
  if (text !== undefined) return text;
  const what = name === 'sbom' ? 'a bill of materials' : 'a statement of where it comes from';
  throw new RegistryError(404, `${of.remote}@${of.version} was published without ${what}.`);
}
