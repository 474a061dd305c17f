/** The settings of the registry, in a separate entry point, because a start needs them before the rest of the registry. */
export { isIssuer, readOidcSettings, type OidcSettings } from './modules/accounts/oidc/oidc-settings';
export { type PipelineIssuer, readPipelineIssuers } from './modules/trusted-publishing/issuer-settings';
/** The cookie of the gate's browsers. */
export { gateCookie } from './modules/shopper/cookies';
