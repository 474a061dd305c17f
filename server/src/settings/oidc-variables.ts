import { issuer, matches } from './rules';
import type { Variable } from './variables';

/** The OpenID Connect provider of the console. */
export const oidcVariables = {
  OIDC_ISSUER: {
    fallback: 'none: console accounts only',
    sets: 'an OpenID Connect provider for the console; needs `OIDC_CLIENT_ID` and `OIDC_ROLES`',
    rule: issuer,
  },
  OIDC_CLIENT_ID: { fallback: 'none', sets: "the console's client id at the provider" },
  OIDC_CLIENT_SECRET: { fallback: 'none: PKCE only', sets: 'its client secret', secret: true },
  OIDC_ROLES: {
    fallback: 'none',
    sets: "roles of the provider's groups, such as `shop-ops = operator; catalog-team = publisher of catalog, releaser of catalog in live`",
  },
  OIDC_ROLES_CLAIM: {
    fallback: '`groups`',
    sets: "the claim with a person's groups, or its path, such as `realm_access.roles`",
  },
  OIDC_NAME_CLAIM: { fallback: '`email`', sets: 'the claim that names a person in the audit' },
  OIDC_SCOPES: {
    fallback: '`openid profile email`',
    sets: 'the requested scopes, separated by spaces',
    rule: matches('scopes with openid among them', /^(\S+ )*openid( \S+)*$/),
  },
  OIDC_LABEL: { fallback: "the provider's host", sets: "the provider's name on the sign-in page" },
} as const satisfies Readonly<Record<string, Variable>>;
