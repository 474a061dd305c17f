import type { ApiFailure } from '@shop/contracts';

/** Path of the API's first version on its host. */
export const apiBasePath = '/api/v1';

/** The log entry of a request; never its body, which may contain a password. */
export interface ApiRequest {
  readonly method: string;
  readonly url: string;
}

/** The fields of a fetch response that the client reads. */
export type ApiResponse = Pick<Response, 'ok' | 'status' | 'text'>;

/** The client's environment: a page, a server or a test. It is the store's `extra` argument. */
export interface ApiEnvironment {
  /** The base URL of the API, including its path: `/api/v1` in a page, `http://127.0.0.1:4000/api/v1` on a server. */
  readonly baseUrl: string;
  /** Shows the shopper that a request failed. A server does nothing. */
  readonly notify: (message: string, request: ApiRequest) => void;
  readonly log: (failure: ApiFailure, request: ApiRequest) => void;
  /** The shopper's Cookie header, which a server forwards. */
  readonly cookie?: string;
  /** Aborts all requests of a server render. */
  readonly signal?: AbortSignal;
  /** Used instead of the platform's fetch. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<ApiResponse>;
}
