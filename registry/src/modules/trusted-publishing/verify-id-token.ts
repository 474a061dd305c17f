import { RegistryError } from '@shop/protocol';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import { providerMetadataMs, providerTimeoutSeconds, tokenClockSkewSeconds } from '../../durations';
import { identityOf, type Identity } from './claims';
import type { IssuerKind, PipelineIssuer } from './issuer-settings';

/** A verified ID token. */
export interface VerifiedToken {
  readonly identity: Identity;
  readonly kind: IssuerKind;
  readonly jti: string;
  readonly expiresAt: Date;
}

/** Asymmetric algorithms only: a shared secret or `none` does not prove the issuer. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA'];

const shownIssuerLength = 200;
const retryAfter = 30;

/** Imported lazily: a registry without issuers does not need the libraries. */
const jose = () => import('jose');
const openIdClient = () => import('openid-client');

const refuse = (message: string): RegistryError => new RegistryError(401, message);

/** Properties of errors of `jose`. */
interface TokenError {
  readonly code?: string;
  readonly claim?: string;
}

const claimRefusals: Readonly<Record<string, string>> = {
  nbf: 'The ID token is not valid yet ("nbf"). Check the clock of the machine.',
  iat: 'The ID token was issued in the future ("iat"). Check the clock of the machine.',
  iss: 'The ID token has a different issuer ("iss").',
};

const codeRefusals: Readonly<Record<string, string>> = {
  ERR_JWT_EXPIRED: 'The ID token has expired ("exp"). Request a new one right before publishing.',
  ERR_JWKS_NO_MATCHING_KEY: 'The ID token is signed with a key ("kid") that its issuer does not publish.',
  ERR_JWS_SIGNATURE_VERIFICATION_FAILED: 'The signature of the ID token is invalid.',
  ERR_JOSE_ALG_NOT_ALLOWED: `The ID token is signed with an algorithm ("alg") that is not accepted. Use one of ${algorithms.join(', ')}.`,
  ERR_JWS_INVALID: 'The ID token is not a signed JSON Web Token.',
  ERR_JWT_INVALID: 'The ID token is not a signed JSON Web Token.',
  ERR_JOSE_NOT_SUPPORTED: 'The ID token is signed in a way that is not accepted.',
  ERR_JWKS_MULTIPLE_MATCHING_KEYS: 'The ID token does not name the key ("kid") that signed it.',
};

/** The refusal of a token; undefined if the issuer is at fault, not the token. */
function refusalOfToken({ code = '', claim = '' }: TokenError, audience: string): RegistryError | undefined {
  if (code !== 'ERR_JWT_CLAIM_VALIDATION_FAILED') {
    return Object.hasOwn(codeRefusals, code) ? refuse(codeRefusals[code] ?? '') : undefined;
  }
  if (claim === 'aud')
    return refuse(`The ID token is for a different audience ("aud"). Request it for ${audience}.`);
  return refuse(claimRefusals[claim] ?? `The ID token has no valid "${claim}".`);
}

interface Options {
  /** The audience that tokens need. */
  readonly audience: () => string;
  readonly clock: () => Date;
  /** Timeout of a request to an issuer. */
  readonly timeoutSeconds?: number;
}

/** Verifies ID tokens of configured issuers. Addresses in a token are never requested. */
export function createTokenVerifier(
  issuers: readonly PipelineIssuer[],
  { audience, clock, timeoutSeconds = providerTimeoutSeconds }: Options,
) {
  const known = new Map<string, { readonly keys: Promise<JWTVerifyGetKey>; readonly until: number }>();

  /** Finds the issuer's keys through its metadata. Later changes of the keys are followed. */
  const discoverKeys = async (issuer: string): Promise<JWTVerifyGetKey> => {
    const [{ discovery, allowInsecureRequests }, { createRemoteJWKSet }] = await Promise.all([
      openIdClient(),
      jose(),
    ]);
    const isLocal = issuer.startsWith('http:');
    const config = await discovery(new URL(issuer), 'registry', undefined, undefined, {
      timeout: timeoutSeconds,
      execute: isLocal ? [allowInsecureRequests] : [],
    });
    const { jwks_uri: uri } = config.serverMetadata();
    if (uri === undefined || !(isLocal || uri.startsWith('https:')))
      throw new Error('Its metadata does not contain an https URL of its keys.');
    return createRemoteJWKSet(new URL(uri), { timeoutDuration: timeoutSeconds * 1000 });
  };

  /** The issuer's keys. Failures are not cached. */
  const keysOf = (issuer: string): Promise<JWTVerifyGetKey> => {
    const found = known.get(issuer);
    if (found && clock().getTime() < found.until) return found.keys;
    const keys = discoverKeys(issuer);
    const entry = { keys, until: clock().getTime() + providerMetadataMs };
    known.set(issuer, entry);
    keys.catch(() => {
      if (known.get(issuer) === entry) known.delete(issuer);
    });
    return keys;
  };

  /** The configured issuer that a token names, before the token is verified. */
  const issuerOf = async (token: string): Promise<PipelineIssuer> => {
    const { decodeJwt } = await jose();
    let claims: JWTPayload;
    try {
      claims = decodeJwt(token);
    } catch {
      throw refuse(codeRefusals.ERR_JWT_INVALID ?? '');
    }
    const found = issuers.find(({ issuer }) => issuer === claims.iss);
    if (found) return found;
    const name = String(claims.iss).slice(0, shownIssuerLength);
    throw new RegistryError(403, `The issuer ${name} ("iss") is not one of the registry’s publish issuers.`);
  };

  return {
    /**
     * Throws a RegistryError: 401 for a token that does not prove who sent it, 403 for an issuer that is not configured, 503 while
     * the issuer is unavailable.
     */
    async verify(token: string): Promise<VerifiedToken> {
      const issuer = await issuerOf(token);
      const { jwtVerify } = await jose();
      try {
        const { payload } = await jwtVerify(token, await keysOf(issuer.issuer), {
          ...{ algorithms, audience: audience(), issuer: issuer.issuer, currentDate: clock() },
          clockTolerance: tokenClockSkewSeconds,
          requiredClaims: ['exp', 'iat', 'jti', 'sub'],
        });
        const { jti, exp = 0, iat = 0 } = payload;
        if (iat > clock().getTime() / 1000 + tokenClockSkewSeconds) throw refuse(claimRefusals.iat ?? '');
        if (typeof jti !== 'string' || jti === '') throw refuse('The ID token has no valid "jti".');
        const identity = identityOf(issuer, payload);
        return { identity, kind: issuer.kind, jti, expiresAt: new Date(exp * 1000) };
      } catch (error) {
        if (error instanceof RegistryError) throw error;
        const refusal = refusalOfToken(error as TokenError, audience());
        if (refusal) throw refusal;
        const { message } = error as Error;
        throw new RegistryError(
          503,
          `The issuer ${issuer.issuer} is unavailable, so the ID token cannot be verified: ${message}. Try again.`,
          { retryAfter },
        );
      }
    },
  };
}
