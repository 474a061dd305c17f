import { RegistryError, RegistryResponseError } from '@shop/protocol';

/** Exit codes for pipelines. */
export const exitCodes = {
  ok: 0,
  fault: 1,
  usage: 2,
  incompatible: 3,
  headMoved: 4,
  forbidden: 5,
  frozen: 6,
  conflict: 7,
  gate: 8,
  approval: 9,
} as const;

/** Descriptions of the exit codes, for `--help` and the docs. */
export const exitCodeMeanings: Readonly<Record<(typeof exitCodes)[keyof typeof exitCodes], string>> = {
  0: 'done',
  1: 'an error: the build, the network or the registry failed',
  2: 'the command line or the remote is invalid',
  3: 'the versions are incompatible; nothing was changed',
  4: 'another release went live in the meantime: check it and try again',
  5: 'the token is unknown or revoked, or lacks the right',
  6: 'releases, or this remote, are frozen',
  7: 'a conflict: the version exists with different contents, a canary is running, or there is nothing to change',
  8: 'rejected or not checked by the gate, or not live in the source environment yet',
  9: 'the change needs the approval of a second person',
};

/** An invalid command line. */
export class UsageError extends Error {}

/** A command line without the registry that its command needs. */
export class MissingRegistry extends UsageError {}

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
  // Packing and the registry use the same validation rules.
  if (error instanceof UsageError || error instanceof RegistryError) return exitCodes.usage;
  if (!(error instanceof RegistryResponseError)) return exitCodes.fault;
  if (error.status === 422) return error.body.problems ? exitCodes.incompatible : exitCodes.usage;
  if (error.body.approval) return exitCodes.approval;
  if (error.body.gate || error.body.source) return exitCodes.gate;
  return byStatus[error.status] ?? exitCodes.fault;
}
