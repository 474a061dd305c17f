import { RegistryAnswerError } from '@shop/packer';
import type { FastifyInstance } from 'fastify';

export interface CallOptions {
  readonly body?: unknown;
  /** Seq that is believed to be live, for If-Match. */
  readonly seq?: number;
  /** Idempotency-Key. */
  readonly key?: string;
}

/** Calls below `/registry/v1` in somebody's name; rejects with a RegistryAnswerError, as a client in another process would. */
export interface RegistryCalls {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, options: CallOptions): Promise<T>;
  put<T>(path: string, options: CallOptions): Promise<T>;
}

/**
 * The registry's own HTTP interface, called inside the process: what the console may do and what it is told is what any
 * other client may and is told. `retryAfter` (seconds) stands in the body of the refusals that have one.
 */
export function registryCalls(app: FastifyInstance, token: string): RegistryCalls {
  const call = async <T>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    { body, seq, key }: CallOptions,
  ): Promise<T> => {
    const answer = await app.inject({
      method,
      url: `/registry/v1${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(seq === undefined ? {} : { 'if-match': `"${seq}"` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    if (answer.statusCode < 400) return (answer.body ? answer.json() : null) as T;
    const refusal = answer.json<Record<string, unknown>>();
    const wait = answer.headers['retry-after'];
    throw new RegistryAnswerError(answer.statusCode, String(refusal.message), {
      ...refusal,
      ...(wait === undefined ? {} : { retryAfter: Number(wait) }),
    });
  };
  return {
    get: (path) => call('GET', path, {}),
    post: (path, options) => call('POST', path, options),
    put: (path, options) => call('PUT', path, options),
  };
}
