import { createHash } from 'node:crypto';
import type { Artifact } from '@shop/contracts';
import { attachedFiles, digestOf } from '../archive/manifest';
import type { Statement } from '../schemas/provenance';
import type { BuildOrigin } from './build-origin';

/** The subject name of the record in a statement; see `recordDigest`. */
const recordName = 'artifact.json';
const sbomType = 'application/vnd.cyclonedx+json';
/** The build type of versions packed by `shop-remote` or this repository. */
const buildType = 'urn:shop-remote:pack:v1';

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

/** JSON with sorted keys, so that equal values have equal texts. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );

/** sha256 of the record's fields about how the files run, without the publisher, time and source. */
export function recordDigest(artifact: Artifact): string {
  const { remote, version, digest, manifest, shared, exposes, routes, slots, storeContract } = artifact;
  const { origins, capabilities, flags } = artifact;
  return sha256Of(
    canonical({
      ...{ remote, version, digest, manifest, shared, exposes, routes, slots, storeContract },
      ...(origins && { origins }),
      ...(capabilities && { capabilities }),
      ...(flags && { flags }),
    }),
  );
}

/** Describes the origin of a version. `at` is ISO 8601, UTC. */
export function provenanceStatement(
  artifact: Artifact,
  origin: BuildOrigin,
  { sbom, at }: { readonly sbom: string | undefined; readonly at: string },
): Statement {
  const { remote, version } = artifact;
  const { commit, dirty, repository, pipeline, builder, builtBy } = origin;
  return {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [
      { name: `${remote}@${version}`, digest: { sha256: artifact.digest } },
      { name: recordName, digest: { sha256: recordDigest(artifact) } },
    ],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType,
        externalParameters: { remote, version, ...(repository !== null && { repository }) },
        resolvedDependencies:
          commit === null
            ? []
            : [
                {
                  uri: `git+${repository ?? 'file:.'}@${commit}`,
                  digest: { gitCommit: commit },
                  annotations: { dirty },
                },
              ],
      },
      runDetails: {
        builder: { id: builder, version: { node: process.version } },
        metadata: { ...(pipeline !== null && { invocationId: pipeline }), finishedOn: at },
        byproducts:
          sbom === undefined
            ? []
            : [{ name: attachedFiles.sbom, mediaType: sbomType, digest: { sha256: sha256Of(sbom) } }],
        ...(builtBy !== null && { builtBy }),
      },
    },
  };
}

/**
 * Describes the first mismatch between a version and its statement; null when they match. `sbomDigest` is the sha256 of the bill of
 * materials, in hex; null without one.
 */
export function mismatchOf(
  { subject, predicate }: Statement,
  artifact: Artifact,
  sbomDigest: string | null,
): string | null {
  const [version, record] = subject;
  const name = `${artifact.remote}@${artifact.version}`;
  if (version?.name !== name) return `The provenance is for ${version?.name ?? 'nothing'}, not for ${name}.`;
  if (version.digest.sha256 !== artifact.digest || artifact.digest !== digestOf(artifact.files)) {
    return `The files of ${name} do not match its provenance: they were changed afterwards. Pack it again.`;
  }
  if (record?.name !== recordName || record.digest.sha256 !== recordDigest(artifact)) {
    return `The record of ${name} runs the files differently than its provenance specifies. Pack it again.`;
  }
  const named = predicate.runDetails.byproducts.find((one) => one.name === attachedFiles.sbom);
  if ((named?.digest.sha256 ?? null) === sbomDigest) return null;
  return `The bill of materials of ${name} does not match its provenance. Pack it again.`;
}
