import { checkRemoteName, RegistryError } from '@shop/protocol';
import { all, type Grant, type Role } from './roles';

/** The requested grants: one role with its scope, or several roles. */
export interface GrantRequest {
  readonly role?: Role | undefined;
  readonly remote?: string | null | undefined;
  readonly env?: string | null | undefined;
  readonly grants?: readonly Grant[] | undefined;
}

/** Roles that need a remote; `*` for all. */
const ofRemote: readonly Role[] = ['publisher', 'releaser'];
/** Roles that are not scoped to a remote. */
const ofAll: readonly Role[] = ['viewer', 'shop', 'gate', 'admin'];
/** Roles that are not scoped to an environment. */
const inAll: readonly Role[] = ['viewer', 'publisher', 'admin'];

const maxGrants = 50;

function checkGrant({ role, remote, env }: Grant): Grant {
  if (remote !== all) {
    checkRemoteName(remote);
    if (ofAll.includes(role))
      throw new RegistryError(422, `The role ${role} is for all remotes, not for ${remote} alone.`);
  }
  if (env !== all) {
    checkRemoteName(env);
    if (inAll.includes(role)) {
      throw new RegistryError(422, `The role ${role} is for all environments, not for ${env} alone.`);
    }
  }
  return { role, remote, env };
}

/** The grants of a request. Throws a RegistryError 422 for an invalid combination. */
export function readGrants({ role, remote, env, grants }: GrantRequest): readonly Grant[] {
  if (grants !== undefined) {
    if (grants.length === 0 || grants.length > maxGrants || role !== undefined) {
      throw new RegistryError(422, `Send "role", or 1 to ${maxGrants} "grants".`);
    }
    return grants.map(checkGrant);
  }
  if (role === undefined) throw new RegistryError(422, 'Send "role" or "grants".');
  if (ofRemote.includes(role) && !remote) {
    throw new RegistryError(422, `A ${role} needs a remote: name one, or * for all.`);
  }
  return [checkGrant({ role, remote: remote?.trim() || all, env: env?.trim() || all })];
}
