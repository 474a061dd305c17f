/** What a process reads of its environment: a start needs it before the rest of the registry. */
export { isIssuer, readOidcSettings, type OidcSettings } from './modules/accounts/oidc/oidc-settings';
/** The cookie of the gate's browsers. */
export { gateCookie } from './modules/shopper/cookies';
