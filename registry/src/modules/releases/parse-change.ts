import { checkNames, checkRemoteName, RegistryError } from '@shop/protocol';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { ReleaseChange } from '../../domain/change';
import type { FlagChanges } from '../../domain/flags';
import { actorOf } from '../../platform/http/caller';
import { checked } from '../../platform/schemas/checked';
import { textNamed, wholeNamed } from '../../platform/schemas/shared';
import type { CanaryRequest, ChangeHeaders, Grounds, PlanRequest, ReleaseRequest } from './change-schemas';
import type { ChangeRequest } from './service';

interface RemoteVersion {
  readonly remote: string;
  readonly version: string;
}

/** The trimmed versions in a body. Throws a RegistryError 422 if one is invalid. */
export function remoteVersion(body: RemoteVersion): RemoteVersion {
  const [remote, version] = [body.remote.trim(), body.version.trim()];
  checkNames(remote, version);
  return { remote, version };
}

function versionsIn(promote: ReleaseRequest['promote']): Readonly<Record<string, string>> {
  const entries = Object.entries(promote ?? {});
  if (entries.length === 0) {
    throw new RegistryError(422, '"promote" must map remotes to versions, such as {"catalog": "1.3.0"}.');
  }
  for (const [remote, version] of entries) checkNames(remote, version);
  return Object.fromEntries(entries);
}

/**
 * Parses the body of `POST /releases` and `/plan`: `{promote: {catalog: "1.3.0"}}`, `{rollback: "catalog"}` for one remote's
 * previous version, or `{rollback: 11}` for all versions of release 11. `from` is the environment in which promoted versions are
 * live.
 */
export function releaseChange({
  promote,
  from,
  rollback,
}: Pick<ReleaseRequest, 'promote' | 'from' | 'rollback'>): ReleaseChange {
  if (typeof rollback === 'string') {
    checkRemoteName(rollback);
    return { kind: 'rollback', remote: rollback };
  }
  if (rollback !== undefined) return { kind: 'return', seq: rollback };
  const versions = versionsIn(promote);
  return from === undefined ? { kind: 'promote', versions } : { kind: 'promote', versions, from };
}

const versionIn = checked(textNamed('version'));
const bpsIn = checked(wholeNamed('bps'));

/** Parses `catalog:start` in the path, and `version` and `bps` in the body. */
export function canaryChange(name: string, body: Pick<CanaryRequest, 'version' | 'bps'>): ReleaseChange {
  const [remote = '', action] = name.split(':');
  checkRemoteName(remote);
  switch (action) {
    case 'start': {
      const { version } = remoteVersion({ remote, version: versionIn(body.version) });
      return { kind: 'canary-start', remote, version, bps: bpsIn(body.bps) };
    }
    case 'advance':
      return { kind: 'canary-advance', remote, bps: bpsIn(body.bps) };
    case 'promote':
    case 'abort':
      return { kind: `canary-${action}`, remote };
    default:
      throw new RegistryError(
        404,
        `Unknown canary action. Use start, advance, promote or abort, such as ${remote}:start.`,
      );
  }
}

/** The change that sets values of a remote's flags; null removes a value. Throws a RegistryError 422 for an invalid name. */
export function flagsChange(remote: string, values: FlagChanges): ReleaseChange {
  checkRemoteName(remote);
  return { kind: 'flags', remote, values };
}

/**
 * Parses the body of `/plan`: the body of `/releases`, `{canary: {remote, version, bps}}`, `{preview: {remote, version}}` or
 * `{flags: {remote, values}}`.
 */
export function plannedChange(body: PlanRequest): ReleaseChange {
  const { canary, preview, flags } = body;
  if (canary) return { kind: 'canary-start', ...remoteVersion(canary), bps: canary.bps };
  if (preview) return { kind: 'preview', ...remoteVersion(preview), listed: true };
  if (flags) return flagsChange(flags.remote, flags.values);
  return releaseChange(body);
}

interface ChangeHttpRequest extends FastifyRequest {
  readonly headers: FastifyRequest['headers'] & Static<typeof ChangeHeaders>;
  readonly body: Grounds;
}

/** Parses the seq in an `If-Match` header, such as `"12"` or an unchanged ETag of release.json. */
const seqOf = (header: string): number => Number(/\d+/.exec(header)?.[0]);

/** Actor, reason, expected head, idempotency key and overrides of a call that makes a release. */
export function changeRequestOf(request: ChangeHttpRequest): ChangeRequest {
  const { headers, body } = request;
  const { reason, force = false, again = false, overrule = false, acknowledge = false } = body;
  return {
    actor: actorOf(request),
    reason: reason.trim(),
    expected: seqOf(headers['if-match']),
    key: headers['idempotency-key'],
    force,
    again,
    overrule,
    acknowledge,
  };
}
