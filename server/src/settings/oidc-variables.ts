import { issuer, matches } from './rules';
import type { Variable } from './variables';

/** The OpenID Connect provider of the console. */
export const oidcVariables = {
  OIDC_ISSUER: {
    fallback: 'none: accounts of the console alone',
    sets: 'the OpenID Connect provider by which people also sign in to the console; needs `OIDC_CLIENT_ID` and `OIDC_ROLES`',
    rule: issuer,
  },
  OIDC_CLIENT_ID: { fallback: 'none', sets: 'what the console is registered as at the provider' },
  OIDC_CLIENT_SECRET: { fallback: 'none: PKCE alone', sets: 'its secret there', secret: true },
  OIDC_ROLES: {
    fallback: 'none',
    sets: "roles of the provider's groups, such as `shop-ops = operator; catalog-team = publisher of catalog, releaser of catalog in live`",
  },
  OIDC_ROLES_CLAIM: {
    fallback: '`groups`',
    sets: "the claim with somebody's groups, or its path, such as `realm_access.roles`",
  },
  OIDC_NAME_CLAIM: { fallback: '`email`', sets: 'the claim that names somebody in the audit' },
  OIDC_SCOPES: {
    fallback: '`openid profile email`',
    sets: 'what is asked of the provider, separated by spaces',
    rule: matches('scopes with openid among them', /^(\S+ )*openid( \S+)*$/),
  },
  OIDC_LABEL: { fallback: "the provider's host", sets: 'what the sign-in page calls the provider' },
} as const satisfies Readonly<Record<string, Variable>>;
