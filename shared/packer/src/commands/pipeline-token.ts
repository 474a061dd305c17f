import type { PipelineToken } from '@shop/contracts/registry';
import { createRegistryClient, RegistryError, type RegistryClient } from '@shop/protocol';

const timeoutMs = 10_000;

/** Requests an ID token from GitHub Actions. Throws a RegistryError 503 if GitHub does not issue one. */
async function requestFromGithub(address: string, bearer: string, audience: string): Promise<string> {
  const url = new URL(address);
  url.searchParams.set('audience', audience);
  const failed = (why: string) =>
    new RegistryError(503, `GitHub did not issue an ID token for this job (${why}). Run the job again.`);
  const response = await fetch(url, {
    headers: { authorization: `bearer ${bearer}`, accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    throw failed((error as Error).message);
  });
  if (!response.ok) throw failed(String(response.status));
  const { value } = (await response.json().catch(() => ({}))) as { readonly value?: unknown };
  if (typeof value !== 'string') throw failed('without a token');
  return value;
}

/**
 * The ID token of this pipeline for an audience: from GitHub Actions if the job has the permission `id-token: write`, or else
 * from the variable SHOP_ID_TOKEN, which GitLab CI sets by `id_tokens`. Undefined outside of such a pipeline.
 */
async function idTokenOf(audience: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  const { ACTIONS_ID_TOKEN_REQUEST_URL: address, ACTIONS_ID_TOKEN_REQUEST_TOKEN: bearer } = env;
  if (env.SHOP_ID_TOKEN) return env.SHOP_ID_TOKEN;
  return address && bearer ? requestFromGithub(address, bearer, audience) : undefined;
}

/**
 * The client for publishing a remote: one without a token exchanges the ID token of its pipeline. The audience is the registry's own
 * address, so that no other registry can use the ID token.
 */
export async function publishingClient(
  client: RegistryClient,
  remote: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<RegistryClient> {
  if (client.hasToken) return client;
  const idToken = await idTokenOf(new URL(client.url).origin, env);
  if (idToken === undefined) return client;
  const body = { remote, token: idToken };
  const { token } = await client.call<PipelineToken>('/pipeline-tokens', { method: 'POST', body });
  return createRegistryClient({ url: client.url, token });
}
