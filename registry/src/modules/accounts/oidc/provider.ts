import type { ClientAuth, Configuration } from 'openid-client';
import { claimAt, type Claims } from './claims';
import type { OidcSettings } from './oidc-settings';
import { refusalOfProvider, unavailable } from './provider-refusal';

/** How long the provider's metadata is used before it is read again, in ms. */
const metadataMs = 60 * 60_000;
const timeoutSeconds = 10;

/** Lazy: a registry without a provider starts without the library. */
const library = () => import('openid-client');
type Library = Awaited<ReturnType<typeof library>>;

/** What the provider's response to a sign-in has to match. */
export interface Expected {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE. */
  readonly verifier: string;
}

/** By HTTP Basic as the specification's default is, or in the body where the provider takes only that. */
const authBy =
  ({ ClientSecretBasic, ClientSecretPost, None }: Library, secret: string | undefined): ClientAuth =>
  (server, client, body, headers) => {
    if (secret === undefined) return None()(server, client, body, headers);
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const auth = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
    return auth(secret)(server, client, body, headers);
  };

/**
 * The provider, over `openid-client`. Everything throws a RegistryError: 503 while it is unavailable or does not accept
 * this client, 401 for a response that does not match.
 */
export function createProvider(settings: OidcSettings, clock: () => Date) {
  const { issuer, clientId, clientSecret, scope, rolesClaim, nameClaim, label } = settings;
  let known: { readonly config: Promise<Configuration>; readonly until: number } | undefined;

  const discover = async (): Promise<Configuration> => {
    const client = await library();
    return client.discovery(new URL(issuer), clientId, undefined, authBy(client, clientSecret), {
      timeout: timeoutSeconds,
      execute: issuer.startsWith('http:') ? [client.allowInsecureRequests] : [],
    });
  };

  /** The provider's metadata, read once an hour; a failure is not remembered. */
  const configuration = (): Promise<Configuration> => {
    const now = clock().getTime();
    if (known && now < known.until) return known.config;
    const config = discover();
    const entry = { config, until: now + metadataMs };
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
    /** Where the browser goes to sign in, and what its return is checked against. */
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

    /** Takes the code of the address that the browser came back to, and resolves to who it is. */
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
        if (!claims) throw new Error('There is no ID token.');
        const isComplete = [rolesClaim, nameClaim].every((name) => claimAt(claims, name) !== undefined);
        if (isComplete || !config.serverMetadata().userinfo_endpoint) return claims;
        // Some providers name groups there only.
        const more = await client.fetchUserInfo(config, tokens.access_token, claims.sub);
        return { ...more, ...claims };
      }),

    /** Where one signs out of the provider itself; null where it has no such address. */
    signOutAddress: (): Promise<string | null> =>
      attempted(async (client, config) =>
        config.serverMetadata().end_session_endpoint ? client.buildEndSessionUrl(config).href : null,
      ),
  };
}

export type Provider = ReturnType<typeof createProvider>;
