import { RegistryError, RegistryResponseError } from '@shop/protocol';

/** Exit codes for pipelines. */
export const exitCodes = {
  ok: 0,
  /** Something broke: the build, the network, the registry. */
  fault: 1,
  /** The command line is invalid. */
  usage: 2,
  /** The versions are incompatible; nothing was changed. */
  incompatible: 3,
  /** Another release went live in between; look at it and try again. */
  headMoved: 4,
  /** The token is unknown, revoked, or lacks the right. */
  forbidden: 5,
  /** Releases, or this remote, are frozen. */
  frozen: 6,
  /** A conflict: another digest under the version, a running canary, nothing to change. */
  conflict: 7,
  /** The gate refused the versions or has not checked them, or they have to be live in another environment first. */
  gate: 8,
  /** The change needs a second person: request the approval. */
  approval: 9,
} as const;

/** An invalid command line. */
export class UsageError extends Error {}

const byStatus: Readonly<Record<number, number>> = {
  400: exitCodes.usage,
  401: exitCodes.forbidden,
  403: exitCodes.forbidden,
  404: exitCodes.usage,
  409: exitCodes.conflict,
  412: exitCodes.headMoved,
  423: exitCodes.frozen,
};

/** The exit code of an error. */
export function exitCodeOf(error: unknown): number {
  // Packing and the registry share their rules.
  if (error instanceof UsageError || error instanceof RegistryError) return exitCodes.usage;
  if (!(error instanceof RegistryResponseError)) return exitCodes.fault;
  if (error.status === 422) return error.body.problems ? exitCodes.incompatible : exitCodes.usage;
  if (error.body.approval) return exitCodes.approval;
  if (error.body.gate || error.body.source) return exitCodes.gate;
  return byStatus[error.status] ?? exitCodes.fault;
}
