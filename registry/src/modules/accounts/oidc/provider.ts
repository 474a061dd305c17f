import { RegistryError } from '@shop/protocol';
import type { ClientAuth, Configuration } from 'openid-client';
import { claimAt, type Claims } from './claims';
import type { OidcSettings } from './oidc-settings';
import { providerMetadataMs, providerTimeoutSeconds } from '../../../durations';

/** Properties of errors of `openid-client`, of any class. */
interface ProviderError {
  readonly message?: string;
  readonly code?: string;
  /** Code of an OAuth error response, such as `invalid_grant`. */
  readonly error?: string;
  readonly error_description?: string;
  readonly status?: number;
  readonly cause?: unknown;
}

const retryAfter = 30;

/** Error codes for a response that does not belong to the attempt or comes from another issuer. */
const mismatches: readonly string[] = [
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
];

const text = ({ message = '', cause }: ProviderError): string => {
  const { code, message: because } = (cause ?? {}) as ProviderError;
  return [message, code ?? because].filter(Boolean).join(': ');
};

/** The error for a provider that is unreachable or sends an invalid response. */
const unavailable = (error: unknown, label: string): RegistryError =>
  new RegistryError(503, `${label} is unavailable: ${text(error as ProviderError)}.`, { retryAfter });

/** Converts an error of the provider, or of checking its response. `label` is the provider's name. */
function refusalOfProvider(error: unknown, label: string): RegistryError {
  const { code = '', error: oauth, status } = error as ProviderError;
  // The text comes from the query, so only the error code, which has a known format, is repeated.
  const word = oauth !== undefined && /^[a-z_]{1,60}$/.test(oauth) ? oauth : 'unknown';
  if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR') {
    return word === 'temporarily_unavailable' || word === 'server_error'
      ? new RegistryError(503, `${label} cannot sign in users at the moment.`, { retryAfter })
      : new RegistryError(401, `${label} did not sign you in (${word}). Try again.`);
  }
  if (oauth === 'invalid_grant' || mismatches.includes(code)) {
    return new RegistryError(
      401,
      `The sign-in at ${label} was already used, took too long, or is not yours. Try again.`,
    );
  }
  if (oauth === 'invalid_client' || oauth === 'unauthorized_client' || status === 401) {
    const advice = 'Its operator has to check OIDC_CLIENT_ID and its secret.';
    return new RegistryError(503, `${label} does not accept this registry. ${advice}`, { retryAfter });
  }
  return unavailable(error, label);
}

/** Imported lazily: a registry without a provider does not need the library. */
const library = () => import('openid-client');
type Library = Awaited<ReturnType<typeof library>>;

/** Values that the provider's response must match. */
interface Expected {
  readonly state: string;
  readonly nonce: string;
  /** PKCE code verifier. */
  readonly verifier: string;
}

/** HTTP Basic, the default of the specification, or in the body if the provider only accepts that. */
const authBy =
  ({ ClientSecretBasic, ClientSecretPost, None }: Library, secret: string | undefined): ClientAuth =>
  (server, client, body, headers) => {
    if (secret === undefined) return None()(server, client, body, headers);
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const auth = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
    return auth(secret)(server, client, body, headers);
  };

/**
 * The provider, through `openid-client`. All methods throw a RegistryError: 503 while it is unavailable or does not accept this
 * client, 401 for a response that does not match.
 */
export function createProvider(settings: OidcSettings, clock: () => Date) {
  const { issuer, clientId, clientSecret, scope, rolesClaim, nameClaim, label } = settings;
  let known: { readonly config: Promise<Configuration>; readonly until: number } | undefined;

  const discover = async (): Promise<Configuration> => {
    const client = await library();
    return client.discovery(new URL(issuer), clientId, undefined, authBy(client, clientSecret), {
      timeout: providerTimeoutSeconds,
      execute: issuer.startsWith('http:') ? [client.allowInsecureRequests] : [],
    });
  };

  /** The provider's metadata, cached for an hour. Failures are not cached. */
  const configuration = (): Promise<Configuration> => {
    const now = clock().getTime();
    if (known && now < known.until) return known.config;
    const config = discover();
    const entry = { config, until: now + providerMetadataMs };
    known = entry;
    config.catch(() => {
      if (known === entry) known = undefined;
    });
    return config;
  };

  const attempted = async <T>(work: (client: Library, config: Configuration) => Promise<T>): Promise<T> => {
    const config = await configuration().catch((error: unknown) => {
      throw unavailable(error, label);
    });
    return work(await library(), config).catch((error: unknown) => {
      throw refusalOfProvider(error, label);
    });
  };

  return {
    /** The URL at which the browser signs in, and the values that the response must match. */
    begin: (redirectUri: string): Promise<Expected & { readonly address: string }> =>
      attempted(async (client, config) => {
        const [state, nonce, verifier] = [
          client.randomState(),
          client.randomNonce(),
          client.randomPKCECodeVerifier(),
        ];
        const address = client.buildAuthorizationUrl(config, {
          ...{ redirect_uri: redirectUri, scope, state, nonce },
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        });
        return { address: address.href, state, nonce, verifier };
      }),

    /** Exchanges the code in the redirect URL. Resolves with the user's claims. */
    finish: (
      address: URL,
      { state, nonce, verifier }: Expected,
    ): Promise<Claims & { readonly sub: string }> =>
      attempted(async (client, config) => {
        const tokens = await client.authorizationCodeGrant(config, address, {
          ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('The ID token is missing.');
        const isComplete = [rolesClaim, nameClaim].every((name) => claimAt(claims, name) !== undefined);
        if (isComplete || !config.serverMetadata().userinfo_endpoint) return claims;
        // Some providers only list groups in the user info.
        const more = await client.fetchUserInfo(config, tokens.access_token, claims.sub);
        return { ...more, ...claims };
      }),

    /** The URL for signing out of the provider; null if the provider has none. */
    signOutAddress: (): Promise<string | null> =>
      attempted(async (client, config) =>
        config.serverMetadata().end_session_endpoint ? client.buildEndSessionUrl(config).href : null,
      ),
  };
}
