import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { withShopPictures } from '@shop/config';
import type { ApiFailure } from '@shop/contracts';
import { deadline } from './deadline';
import type { ApiEnvironment } from './environment';
import { parseFields, serverFailure, transportFailure, unreadable } from './failure';
import { toFetch, type ApiQuery, type FetchArguments } from './request';

export interface ApiExtraOptions {
  /** No toast for a failure; it is still logged. */
  readonly silent?: boolean;
  /** A status that means "not found" instead of a failure; the data is then null. */
  readonly nullOn?: number;
}

export type ApiBaseQuery = BaseQueryFn<ApiQuery, unknown, ApiFailure, ApiExtraOptions>;

type Result = { readonly data: unknown } | { readonly error: ApiFailure };

async function send(
  { url, init }: FetchArguments,
  fetcher: NonNullable<ApiEnvironment['fetch']>,
): Promise<Result> {
  try {
    const response = await fetcher(url, init);
    const body = parseFields(withShopPictures(await response.text()));
    if (!response.ok) return { error: serverFailure(response.status, body) };
    if (!body || (init.method === 'GET' && body.data === undefined)) return { error: unreadable };
    return { data: init.method === 'GET' ? body.data : body };
  } catch (thrown) {
    return { error: transportFailure(thrown) };
  }
}

/**
 * The base query of all requests: cookies sent to the page's origin, at most `deadlineMs` milliseconds, a GET unwrapped to its
 * `data`, a failure made into an ApiFailure, logged and shown. An aborted request is not reported.
 */
export function createBaseQuery(deadlineMs: number): ApiBaseQuery {
  return async (query, api, extraOptions) => {
    const environment = api.extra as ApiEnvironment;
    const callers = environment.signal ? [api.signal, environment.signal] : [api.signal];
    const { signal, release } = deadline(deadlineMs, callers);
    const request = toFetch(query, environment, signal);
    const result = await send(request, environment.fetch ?? fetch);
    release();
    if ('error' in result && result.error.status === extraOptions?.nullOn) return { data: null };
    if ('error' in result && !callers.some(({ aborted }) => aborted)) {
      const logged = { method: request.init.method, url: request.url };
      environment.log(result.error, logged);
      if (!extraOptions?.silent) environment.notify(result.error.message, logged);
    }
    return result;
  };
}
