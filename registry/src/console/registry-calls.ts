import { RegistryResponseError } from '@shop/protocol';
import type { FastifyInstance } from 'fastify';
import type { Approval, ArtifactList, EnvState, HealthOfRemote, Page } from '@shop/contracts/registry';

export interface CallOptions {
  readonly body?: unknown;
  /** The expected live seq, for If-Match. */
  readonly seq?: number;
  /** Idempotency-Key. */
  readonly key?: string;
}

/** Calls below `/registry/v1` with a credential. Rejects with a RegistryResponseError, like a client in another process. */
export interface RegistryCalls {
  /** The environment of the page. */
  readonly env: string;
  /** Its path in the registry's API. */
  readonly envPath: string;
  get<T>(path: string): Promise<T>;
  /** A response that is not JSON, such as an image. */
  bytes(path: string): Promise<Buffer>;
  post<T>(path: string, options: CallOptions): Promise<T>;
  put<T>(path: string, options: CallOptions): Promise<T>;
  delete(path: string): Promise<void>;
}

/** The credential and the address of the caller. */
export interface Caller {
  /** A session or the admin token; undefined for an anonymous call. */
  readonly credential: string | undefined;
  readonly env: string;
  readonly address: string;
  /** The host of the console in the browser. */
  readonly host: string;
  /** User agent. */
  readonly browser: string;
}

/**
 * Calls the registry's HTTP API inside the process, with the same rights and responses as any other client. The value of a
 * Retry-After header is added to the body of the refusal as `retryAfter`, in seconds.
 */
export function registryCalls(app: FastifyInstance, caller: Caller): RegistryCalls {
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { body, seq, key }: CallOptions = {},
  ) => {
    const response = await app.inject({
      method,
      url: `/registry/v1${path}`,
      // Failed sign-ins are counted by IP address.
      remoteAddress: caller.address,
      headers: {
        'user-agent': caller.browser,
        host: caller.host,
        ...(caller.credential === undefined ? {} : { authorization: `Bearer ${caller.credential}` }),
        ...(seq === undefined ? {} : { 'if-match': `"${seq}"` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    if (response.statusCode < 400) return response;
    const refusal = response.json<Record<string, unknown>>();
    const wait = response.headers['retry-after'];
    throw new RegistryResponseError(response.statusCode, String(refusal.message), {
      ...refusal,
      ...(wait === undefined ? {} : { retryAfter: Number(wait) }),
    });
  };
  const call = async <T>(...request: Parameters<typeof send>): Promise<T> => {
    const response = await send(...request);
    return (response.body ? response.json() : null) as T;
  };
  return {
    env: caller.env,
    envPath: `/envs/${encodeURIComponent(caller.env)}`,
    get: (path) => call('GET', path),
    bytes: async (path) => (await send('GET', path)).rawPayload,
    post: (path, options) => call('POST', path, options),
    put: (path, options) => call('PUT', path, options),
    async delete(path) {
      await send('DELETE', path);
    },
  };
}

/** The state of the page's environment: its live release and its freezes. */
export const stateOf = (calls: RegistryCalls) => calls.get<EnvState>(calls.envPath);

/** The health of a remote's versions in the last hour, and the monitor's judgements. */
export const healthOf = (calls: RegistryCalls, remote: string) =>
  calls.get<HealthOfRemote>(`${calls.envPath}/health/${encodeURIComponent(remote)}?minutes=60`);

/** Why monitoring has paused a remote's running canary; null if it has not. */
export async function pausedReason(
  calls: RegistryCalls,
  { release }: Pick<EnvState, 'release'>,
  remote: string,
): Promise<string | null> {
  const canary = release?.assignments[remote]?.canary;
  if (!canary) return null;
  const { watch } = await healthOf(calls, remote);
  return watch?.salt === canary.salt ? watch.paused : null;
}

/** All published versions of a remote, newest first. */
export const versionsOfRemote = async (calls: RegistryCalls, remote: string) =>
  (await calls.get<ArtifactList>(`/artifacts/${encodeURIComponent(remote)}`)).items;

/** Pending requests for approval, newest first: of one remote, or of all. */
export async function pendingOf(calls: RegistryCalls, remote?: string): Promise<readonly Approval[]> {
  const { items } = await calls.get<Page<Approval>>(`${calls.envPath}/approvals?pending=true`);
  return remote === undefined ? items : items.filter(({ remotes }) => remotes.includes(remote));
}

/** The query for a page of a list: the entries older than `before`, or the newest ones. */
export const pageQuery = (before: string | undefined, limit: number): string =>
  `limit=${limit}${before ? `&before=${encodeURIComponent(before)}` : ''}`;
