import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Artifact } from '@shop/contracts';
import type { Published } from '@shop/contracts/registry';
import { receiveArchive } from '../archive/archive';
import { RegistryResponseError } from '../errors';

export interface RegistryClientOptions {
  /** Origin of the registry, e.g. `https://registry.example`. */
  readonly url: string;
  readonly token?: string | undefined;
  /** Timeout of a call, in ms; ten times as long for uploads and downloads. */
  readonly timeoutMs?: number;
  /** Sends the calls; the platform's fetch when absent. */
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A registry in another process. Calls reject with a RegistryResponseError, with status 0 when there is no response. */
export interface RegistryClient {
  readonly url: string;
  readonly hasToken: boolean;
  /** Calls a path below `/registry/v1`. Resolves with the parsed body, or null without one. */
  call<T>(path: string, options?: CallOptions): Promise<T>;
  /** The raw response of a call, for its status and headers. */
  send(path: string, options?: CallOptions): Promise<Response>;
  /** Sends the archive of a version or of its source maps. */
  upload<T = Published>(path: string, archive: AsyncIterable<Uint8Array>): Promise<T>;
  /** Downloads a version into an empty folder and verifies each file; undefined if the registry does not have it. */
  fetchArtifact(remote: string, version: string, folder: string): Promise<Artifact | undefined>;
}

const maxArchiveBytes = 256 * 1024 * 1024;

/** Messages for responses without one, from a proxy or a server that is not a registry. */
const sentences: Readonly<Record<number, string>> = {
  401: 'The registry requires a valid token',
  403: 'This token does not have permission',
  404: 'There is no registry at this URL, or it does not have this resource',
  413: 'The body is larger than the registry or its proxy allows',
  502: 'The proxy cannot reach the registry',
  503: 'The registry is not ready',
  504: 'The registry did not respond to its proxy in time',
};

/** The body of an error response, or a default one. */
async function refusalIn(response: Response): Promise<RegistryResponseError> {
  const { status } = response;
  const text = await response.text();
  try {
    const body = JSON.parse(text) as Record<string, unknown>;
    if (typeof body.message === 'string') return new RegistryResponseError(status, body.message, body);
  } catch {
    // The message is read below.
  }
  return new RegistryResponseError(status, `${sentences[status] ?? 'The registry failed'} (${status}).`, {});
}

export function createRegistryClient(options: RegistryClientOptions): RegistryClient {
  const { token, timeoutMs = 10_000 } = options;
  const url = options.url.replace(/\/+$/, '');

  const request = async (path: string, init: RequestInit & { duplex?: 'half' }, limit: number) => {
    const headers = new Headers(init.headers);
    if (token) headers.set('authorization', `Bearer ${token}`);
    try {
      return await (options.fetch ?? fetch)(`${url}/registry/v1${path}`, {
        ...init,
        headers,
        signal: AbortSignal.timeout(limit),
      });
    } catch (error) {
      const { cause, message } = error as Error;
      const why =
        cause instanceof Error ? cause.message || String((cause as NodeJS.ErrnoException).code) : message;
      throw new RegistryResponseError(0, `The registry at ${url} does not respond (${why}).`, {});
    }
  };

  const send = ({ method = 'GET', body, headers }: CallOptions = {}) => ({
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

  return {
    url,
    hasToken: Boolean(token),
    send: (path, call) => request(path, send(call), timeoutMs),
    async call<T>(path: string, call?: CallOptions): Promise<T> {
      const response = await request(path, send(call), timeoutMs);
      if (!response.ok) throw await refusalIn(response);
      const text = await response.text();
      return (text ? JSON.parse(text) : null) as T;
    },
    async upload<T = Published>(path: string, archive: AsyncIterable<Uint8Array>): Promise<T> {
      const body = Readable.toWeb(Readable.from(archive)) as unknown as RequestInit['body'];
      const init = {
        method: 'PUT',
        body,
        duplex: 'half' as const,
        headers: { 'content-type': 'application/x-tar' },
      };
      const response = await request(path, init, 10 * timeoutMs);
      if (!response.ok) throw await refusalIn(response);
      return (await response.json()) as T;
    },
    async fetchArtifact(remote, version, folder) {
      const response = await request(`/artifacts/${remote}/${version}/archive`, {}, 10 * timeoutMs);
      if (response.status === 404) return undefined;
      if (!response.ok || !response.body) throw await refusalIn(response);
      const bytes = Readable.fromWeb(
        response.body as ReadableStream<Uint8Array>,
      ) as AsyncIterable<Uint8Array>;
      return receiveArchive(bytes, { folder, limit: maxArchiveBytes });
    },
  };
}
