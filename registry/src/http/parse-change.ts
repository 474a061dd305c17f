import { checkNames, checkRemoteName } from '../domain/names';
import { RegistryError } from '../domain/registry-error';
import type { ReleaseChange } from '../releases/change';
import { numberField, textField } from './warrant';

type Body = Readonly<Record<string, unknown>>;

function versionsIn(value: unknown): Readonly<Record<string, string>> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0) {
    throw new RegistryError(422, '"promote" names versions by remote, such as {"catalog": "1.3.0"}.');
  }
  for (const [remote, version] of entries) checkNames(remote, String(version));
  return Object.fromEntries(entries) as Record<string, string>;
}

/** A remote and version out of a body; 422 for what is none. */
export function remoteVersion(body: Body): { readonly remote: string; readonly version: string } {
  const [remote, version] = [textField(body, 'remote'), textField(body, 'version')];
  checkNames(remote, version);
  return { remote, version };
}

/**
 * Body of `POST /releases` and `/plan`: `{promote: {catalog: "1.3.0"}}`, `{rollback: "catalog"}` for one remote's version
 * before, or `{rollback: 11}` for all that release 11 had.
 */
export function releaseChange(body: Body): ReleaseChange {
  if (typeof body.rollback === 'string') {
    checkRemoteName(body.rollback);
    return { kind: 'rollback', remote: body.rollback };
  }
  if (body.rollback !== undefined) return { kind: 'return', seq: numberField(body, 'rollback') };
  return { kind: 'promote', versions: versionsIn(body.promote) };
}

/** `catalog:start` of the address and the body's `version` and `bps`. */
export function canaryChange(name: string, body: Body): ReleaseChange {
  const [remote = '', action] = name.split(':');
  checkRemoteName(remote);
  switch (action) {
    case 'start': {
      const { version } = remoteVersion({ ...body, remote });
      return { kind: 'canary-start', remote, version, bps: numberField(body, 'bps') };
    }
    case 'advance':
      return { kind: 'canary-advance', remote, bps: numberField(body, 'bps') };
    case 'promote':
    case 'abort':
      return { kind: `canary-${action}`, remote };
    default:
      throw new RegistryError(404, `A canary is started, advanced, promoted or aborted: ${remote}:start.`);
  }
}

/** Body of `/plan`: that of `/releases`, or `{canary: {remote, version, bps}}`, or `{preview: {remote, version}}`. */
export function plannedChange(body: Body): ReleaseChange {
  const part = (name: string) => {
    const value = body[name];
    return typeof value === 'object' && value !== null ? (value as Body) : undefined;
  };
  const canary = part('canary');
  if (canary) {
    return { kind: 'canary-start', ...remoteVersion(canary), bps: numberField(canary, 'bps') };
  }
  const preview = part('preview');
  if (preview) return { kind: 'preview', ...remoteVersion(preview), listed: true };
  return releaseChange(body);
}
