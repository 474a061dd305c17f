import { randomUUID } from 'node:crypto';
import type { Release } from '@shop/contracts';
import type { EnvState } from '@shop/contracts/registry';
import type { RegistryClient } from '../client/registry-client';
import { UsageError } from './exit-codes';

/** The words after the command, and the options of all commands. */
export interface Wish {
  readonly words: readonly string[];
  readonly options: {
    /** Why; the command itself when absent. */
    readonly reason?: string | undefined;
    /** Seq that has to be live; the one that is when absent. */
    readonly head?: string | undefined;
    readonly as?: string | undefined;
    readonly role?: string | undefined;
    readonly remote?: string | undefined;
    readonly env?: string | undefined;
    readonly days?: string | undefined;
    readonly format?: string | undefined;
    readonly only?: string | undefined;
    readonly limit?: string | undefined;
    /** A file with the private key that signs versions. */
    readonly key?: string | undefined;
    /** What a public key is called. */
    readonly name?: string | undefined;
    /** Where `pack` writes the archive, and `keys new` the pair. */
    readonly out?: string | undefined;
    /** Folders of the builds, from the remote's. */
    readonly browser?: string | undefined;
    readonly server?: string | undefined;
    /** The shop that `dev` stands in, and where it listens. */
    readonly shop?: string | undefined;
    readonly port?: string | undefined;
    readonly host?: string | undefined;
    /** Stages of a rollout, such as `1,10,100`, and which of them need an approval. */
    readonly stages?: string | undefined;
    readonly approval?: string | undefined;
    /** How long a rollout stays in a stage, such as `10m`, and how many sessions it needs. */
    readonly bake?: string | undefined;
    readonly 'min-sessions'?: string | undefined;
    readonly 'start-at'?: string | undefined;
    readonly draft?: boolean;
    /** Dates on which no stage begins. */
    readonly holidays?: string | undefined;
    readonly yes?: boolean;
    readonly force: boolean;
    /** Gives shoppers a version again that was rolled back. */
    readonly again?: boolean;
    /** Goes on although the gate has refused the versions or not seen them. */
    readonly overrule?: boolean;
    /** Checks the routes of the candidates alone. */
    readonly short?: boolean;
  };
}

export interface Surroundings {
  /** How the program is called, for advice in its messages; `shop-remote` when absent. */
  readonly self?: string;
  readonly client: RegistryClient;
  /** A line for people; with `--json` they go to standard error, so that the answer stays alone. */
  readonly say: (line: string) => void;
  /** Takes the exit code of a command that has done its work and found something against what was asked. */
  readonly endWith?: (code: number) => void;
}

/** Runs a command and answers what `--json` prints. */
export type Command = (wish: Wish, surroundings: Surroundings) => Promise<unknown>;

export const envPath = '/envs/live';

/** `catalog@1.3.0` as remote and version. */
export function readVersion(word: string | undefined): { remote: string; version: string } {
  const [, remote, version] = /^([a-z][a-z0-9-]*)@(.+)$/.exec(word ?? '') ?? [];
  if (remote && version) return { remote, version };
  throw new UsageError(`"${word ?? ''}" names no version. Write it as catalog@1.3.0.`);
}

export function readRemote(word: string | undefined): string {
  if (word && /^[a-z][a-z0-9-]*$/.test(word)) return word;
  throw new UsageError(`"${word ?? ''}" is no remote. Write its name, such as catalog.`);
}

/** `10%` or `0.5%` as basis points. */
export function readShare(word: string | undefined): number {
  const [, number] = /^(\d+(?:\.\d{1,2})?)%$/.exec(word ?? '') ?? [];
  const bps = Math.round(Number(number) * 100);
  if (bps >= 1 && bps <= 10_000) return bps;
  throw new UsageError(`"${word ?? ''}" is no share. Write it as 10%, from 0.01% to 100%.`);
}

export function readWhole(word: string | undefined, what: string): number {
  const value = Number(word);
  if (word && Number.isSafeInteger(value) && value >= 0) return value;
  throw new UsageError(`"${word ?? ''}" is no ${what}.`);
}

export const readState = ({ client }: Surroundings): Promise<EnvState> => client.call<EnvState>(envPath);

/** Sends a change with everything that the registry asks for: which release it is on top of, a reason, a key. */
export async function sendChange(
  { client, say }: Surroundings,
  wish: Wish,
  { path, body, doing }: { readonly path: string; readonly body?: object; readonly doing: string },
): Promise<Release> {
  const { reason = doing, head, force, again = false, overrule = false } = wish.options;
  if (again && wish.options.reason === undefined) {
    throw new UsageError('--again gives shoppers what was rolled back. Say why with --reason.');
  }
  if (overrule && wish.options.reason === undefined) {
    throw new UsageError('--overrule gives shoppers what the gate holds up. Say why with --reason.');
  }
  const seq =
    head === undefined ? ((await readState({ client, say })).release?.seq ?? 0) : readWhole(head, 'seq');
  return client.call<Release>(`${envPath}${path}`, {
    method: 'POST',
    body: { ...body, reason, force, again, overrule },
    headers: { 'if-match': `"${seq}"`, 'idempotency-key': randomUUID() },
  });
}
