import { RegistryError } from '@shop/protocol';

/** What errors of `openid-client` have, whichever class they are of. */
interface ProviderError {
  readonly message?: string;
  readonly code?: string;
  /** Of an OAuth error response, such as `invalid_grant`. */
  readonly error?: string;
  readonly error_description?: string;
  readonly status?: number;
  readonly cause?: unknown;
}

const retryAfter = 30;

/** Errors of a response that does not belong to the attempt, or comes from somebody else. */
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

/** The refusal while the provider is unreachable, or responds with what makes no sign-in. */
export const unavailable = (error: unknown, label: string): RegistryError =>
  new RegistryError(503, `${label} is unavailable: ${text(error as ProviderError)}.`, { retryAfter });

/** The refusal for an error of the provider or of its response. `label` is what people call it. */
export function refusalOfProvider(error: unknown, label: string): RegistryError {
  const { code = '', error: oauth, status } = error as ProviderError;
  // The provider's words come from the address: only its error code, which is of a known form, is repeated.
  const word = oauth !== undefined && /^[a-z_]{1,60}$/.test(oauth) ? oauth : 'unknown';
  if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR') {
    return word === 'temporarily_unavailable' || word === 'server_error'
      ? new RegistryError(503, `${label} cannot sign anybody in just now.`, { retryAfter })
      : new RegistryError(401, `${label} did not sign you in (${word}). Begin again.`);
  }
  if (oauth === 'invalid_grant' || mismatches.includes(code)) {
    return new RegistryError(
      401,
      `The sign-in at ${label} was used, took too long or is not yours. Begin again.`,
    );
  }
  if (oauth === 'invalid_client' || oauth === 'unauthorized_client' || status === 401) {
    const advice = 'Whoever runs it has to look at OIDC_CLIENT_ID and its secret.';
    return new RegistryError(503, `${label} does not accept this registry. ${advice}`, { retryAfter });
  }
  return unavailable(error, label);
}
