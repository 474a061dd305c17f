import type { ApiEnvironment } from './environment';

export type ApiParams = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The argument type of an endpoint without arguments: only with `void` can a hook be called without one. */
export type NoArgs = ReturnType<() => void>;

/** The request of an endpoint: a path under the API's base, or that with a method, a body and a query string. */
export type ApiQuery =
  | string
  | {
      readonly url: string;
      /** GET when absent. */
      readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
      /** FormData is sent as multipart, anything else as JSON. */
      readonly body?: unknown;
      /** Undefined, null and empty parameters are omitted. */
      readonly params?: ApiParams;
    };

export interface FetchArguments {
  readonly url: string;
  readonly init: RequestInit & { readonly method: string };
}

function queryString(params: ApiParams): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== null && value !== '') search.append(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

/**
 * A request for fetch, with the shopper's cookies on the shop's own pages; pages of other sites send none.
 */
export function toFetch(
  query: ApiQuery,
  { baseUrl, cookie }: ApiEnvironment,
  signal: AbortSignal,
): FetchArguments {
  const { url, method = 'GET', body, params = {} } = typeof query === 'string' ? { url: query } : query;
  const headers: Record<string, string> = { accept: 'application/json' };
  if (cookie) headers.cookie = cookie;
  const isForm = body instanceof FormData;
  // The browser sets the multipart boundary of a form itself, so only JSON sets its type here.
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
  return {
    url: `${baseUrl}${url}${queryString(params)}`,
    init: {
      method,
      headers,
      body: body === undefined || isForm ? body : JSON.stringify(body),
      credentials: 'same-origin',
      signal,
    },
  };
}
