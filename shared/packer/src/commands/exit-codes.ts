import { RegistryAnswerError } from '../client/registry-answer-error';
import { RegistryError } from '../registry-error';

/** What a pipeline can tell from how the command ended. */
export const exitCodes = {
  ok: 0,
  /** Something broke: the build, the network, the registry. */
  fault: 1,
  /** The command makes no sense as it was written. */
  usage: 2,
  /** The versions do not fit together; nothing was changed. */
  incompatible: 3,
  /** Another release went live in between; look at it and try again. */
  headMoved: 4,
  /** The token is unknown, revoked, or not allowed to. */
  forbidden: 5,
  /** Releases, or this remote, are frozen. */
  frozen: 6,
  /** It stands against what is there: other bytes under the version, a canary in the way, nothing to change. */
  conflict: 7,
  /** The gate refused the versions, or has not seen them. */
  gate: 8,
} as const;

/** A command that makes no sense as it was written. */
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

/** The exit code that says what an error means. */
export function exitCodeOf(error: unknown): number {
  // What packing refuses, the registry would refuse by the same rules.
  if (error instanceof UsageError || error instanceof RegistryError) return exitCodes.usage;
  if (!(error instanceof RegistryAnswerError)) return exitCodes.fault;
  if (error.status === 422) return error.body.problems ? exitCodes.incompatible : exitCodes.usage;
  if (error.body.gate) return exitCodes.gate;
  return byStatus[error.status] ?? exitCodes.fault;
}
