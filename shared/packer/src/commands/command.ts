import type { Release } from '@shop/contracts';
import type { Approval } from '@shop/contracts/registry';
import { postChange, type RegistryClient } from '@shop/protocol';
import { UsageError } from './exit-codes';
import type { OptionValues } from './options';

/** The words after the command, and the options. */
export interface CommandInput {
  readonly words: readonly string[];
  readonly options: OptionValues;
}

export interface CommandContext {
  /** The program's name, for messages; `shop-remote` when absent. */
  readonly self?: string;
  readonly client: RegistryClient;
  /** The environment of `--environment`; `live` when absent. */
  readonly environment?: string;
  /** Prints a line for people; with `--json` it goes to standard error, so that standard output contains only the result. */
  readonly log: (line: string) => void;
  /** Sets the exit code of a command that has finished with a negative result. */
  readonly endWith?: (code: number) => void;
}

/** Runs a command and returns what `--json` prints. */
export type Command = (input: CommandInput, context: CommandContext) => Promise<unknown>;

/** `10%` or `0.5%` as basis points. */
export function readShare(word: string | undefined): number {
  const [, number] = /^(\d+(?:\.\d{1,2})?)%$/.exec(word ?? '') ?? [];
  const bps = Math.round(Number(number) * 100);
  if (bps >= 1 && bps <= 10_000) return bps;
  throw new UsageError(`"${word ?? ''}" is not a share. Use a percentage such as 10%, from 0.01% to 100%.`);
}

export function readInteger(word: string | undefined, what: string): number {
  const value = Number(word);
  if (word && Number.isSafeInteger(value) && value >= 0) return value;
  throw new UsageError(`"${word ?? ''}" is not a valid ${what}.`);
}

/** A request for approval in one line, with the next step. */
export const requestLine = ({ id, env, summary, expiresAt }: Approval): string =>
  `Requested approval ${id} in ${env}: ${summary}. Another person can approve it in the console, under Approvals, until ${expiresAt}.`;

/** Sends a change with the required headers and fields: the expected release, a reason, an idempotency key. */
export async function sendChange(
  context: CommandContext,
  input: CommandInput,
  { path, body, doing }: { readonly path: string; readonly body?: object; readonly doing: string },
): Promise<Release | Approval> {
  const { reason = doing, head, force = false, again = false, overrule = false } = input.options;
  const { acknowledge = false } = input.options;
  if (again && input.options.reason === undefined) {
    throw new UsageError('--again releases a version that was rolled back. Add --reason to explain why.');
  }
  if (acknowledge && input.options.reason === undefined) {
    throw new UsageError('--acknowledge releases a deprecated version. Add --reason to explain why.');
  }
  if (overrule && input.options.reason === undefined) {
    throw new UsageError(
      '--overrule releases a version that the gate or another environment blocks. Add --reason to explain why.',
    );
  }
  const requestApproval = input.options['request-approval'];
  return postChange(context, path, {
    head: head === undefined ? undefined : readInteger(head, 'seq'),
    body: {
      ...{ ...body, reason, force, again, overrule },
      // Older registries do not know it.
      ...(acknowledge && { acknowledge }),
      ...(requestApproval && { requestApproval }),
    },
  });
}
