import { randomUUID } from 'node:crypto';
import type { Release } from '@shop/contracts';
import type { ActorKind, Approval, EnvState } from '@shop/contracts/registry';
import { RegistryError } from '../errors';
import type { RegistryClient } from './registry-client';

/** An environment of a registry; `live` when absent. */
export interface ReleaseTarget {
  readonly client: RegistryClient;
  readonly environment?: string;
}

/** The default environment, which shoppers see. */
export const usualEnvironment = 'live';

const namePattern = /^[a-z][a-z0-9-]*$/;

/** Throws a RegistryError 422 for an invalid name of an environment. */
export function readEnvironment(word: string | undefined): string {
  if (word && namePattern.test(word)) return word;
  throw new RegistryError(
    422,
    `"${word ?? ''}" is not a valid environment name. Use a name such as staging.`,
  );
}

/** Throws a RegistryError 422 for an invalid name of a remote. */
export function readRemote(word: string | undefined): string {
  if (word && namePattern.test(word)) return word;
  throw new RegistryError(422, `"${word ?? ''}" is not a valid remote name. Use a name such as catalog.`);
}

/** `catalog@1.3.0` as remote and version. Throws a RegistryError 422. */
export function readVersion(word: string | undefined): { remote: string; version: string } {
  const [, remote, version] = /^([a-z][a-z0-9-]*)@(.+)$/.exec(word ?? '') ?? [];
  if (remote && version) return { remote, version };
  throw new RegistryError(422, `"${word ?? ''}" does not specify a version. Use the form catalog@1.3.0.`);
}

/** Path of an environment, below `/registry/v1`. */
export const envPathOf = ({ environment = usualEnvironment }: Pick<ReleaseTarget, 'environment'>): string =>
  `/envs/${environment}`;

/** Reads the live versions of an environment. */
export const readState = (target: ReleaseTarget): Promise<EnvState> =>
  target.client.call<EnvState>(envPathOf(target));

/** Whether a change needs approval instead of being live. */
export const isRequest = (made: Release | Approval): made is Approval => 'requestedBy' in made;

/** An actor, with its kind unless it is a person. */
export const actorText = (actor: string, kind: ActorKind | undefined): string =>
  kind === undefined || kind === 'person' ? actor : `${actor} (${kind})`;

/** Changes the live versions, only if `head` is the live release. Without `head`, it reads the current release first. */
export async function postChange(
  target: ReleaseTarget,
  path: string,
  { head, body }: { readonly head?: number | undefined; readonly body: object },
): Promise<Release | Approval> {
  const seq = head ?? (await readState(target)).release?.seq ?? 0;
  return target.client.call<Release | Approval>(`${envPathOf(target)}${path}`, {
    method: 'POST',
    body,
    headers: { 'if-match': `"${seq}"`, 'idempotency-key': randomUUID() },
  });
}
