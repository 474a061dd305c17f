import { readGroupGrants, type GroupGrants } from '../../../domain/group-grants';

/** The OpenID Connect provider for signing in. */
export interface OidcSettings {
  /** Its issuer identifier. */
  readonly issuer: string;
  readonly clientId: string;
  /** Undefined for a public client, which uses PKCE only. */
  readonly clientSecret: string | undefined;
  /** Requested scopes, separated by spaces. */
  readonly scope: string;
  /** The claim with a user's groups: its name, or a dotted path. */
  readonly rolesClaim: string;
  /** The claim with the name of a user's account. */
  readonly nameClaim: string;
  readonly groups: GroupGrants;
  /** Its name on the sign-in page. */
  readonly label: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Whether an issuer is allowed. Plain HTTP is only allowed on the same machine, for tests. */
export function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash } = new URL(text);
  if (search !== '' || hash !== '') return false;
  return (
    protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
  );
}

/**
 * Reads the `OIDC_*` variables; undefined without `OIDC_ISSUER`. Throws an Error with a message for the operator if one is missing
 * or invalid.
 */
export function readOidcSettings(env: Environment): OidcSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_ROLES: roles } = env;
  if (!issuer) return undefined;
  if (!clientId) throw new Error('OIDC_CLIENT_ID is required when OIDC_ISSUER is set.');
  if (!roles)
    throw new Error('OIDC_ROLES is required when OIDC_ISSUER is set: without a role no one can sign in.');
  let groups: GroupGrants;
  try {
    groups = readGroupGrants(roles);
  } catch (error) {
    throw new Error(
      `OIDC_ROLES must have the form shop-ops = operator; admins = admin: ${(error as Error).message}`,
      { cause: error },
    );
  }
  return {
    ...{ issuer, clientId, groups },
    clientSecret: env.OIDC_CLIENT_SECRET || undefined,
    scope: env.OIDC_SCOPES || 'openid profile email',
    rolesClaim: env.OIDC_ROLES_CLAIM || 'groups',
    nameClaim: env.OIDC_NAME_CLAIM || 'email',
    label: env.OIDC_LABEL || new URL(issuer).host,
  };
}
