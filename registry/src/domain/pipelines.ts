import type { Pipeline } from '@shop/contracts/registry';
import type { Statement } from '@shop/protocol/schemas';

/** Names of accounts and tokens cannot contain a colon, so no other actor has a pipeline's name. */
const prefix = 'pipeline:';
const maxNameLength = 200;

/** The name of a pipeline in the audit log and as a publisher. */
export const pipelineName = ({ repository, issuer }: Pipeline): string =>
  `${prefix}${repository ?? issuer}`.slice(0, maxNameLength);

export const isPipelineName = (name: string): boolean => name.startsWith(prefix);

const sameAddress = (one: string, other: string) =>
  one.replace(/\/+$/, '').toLowerCase() === other.replace(/\/+$/, '').toLowerCase();

/**
 * The contradiction between a provenance statement and the pipeline that published it; null for none, and if the repository's URL
 * is unknown.
 */
export function builderMismatch(
  { predicate: { runDetails } }: Statement,
  { repositoryUrl, run }: Pick<Pipeline, 'repositoryUrl' | 'run'>,
): string | null {
  if (repositoryUrl === null) return null;
  const { builder, metadata } = runDetails;
  if (!sameAddress(builder.id, repositoryUrl)) {
    return `Its provenance names the builder ${builder.id}, but the pipeline that published it belongs to ${repositoryUrl}.`;
  }
  const { invocationId } = metadata;
  if (run !== null && invocationId !== undefined && !sameAddress(invocationId, run)) {
    return `Its provenance names the run ${invocationId}, but the pipeline that published it is ${run}.`;
  }
  return null;
}
