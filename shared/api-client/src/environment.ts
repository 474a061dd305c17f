import type { ApiFailure } from '@shop/contracts';

/** Path of the API's first version on its host. */
export const apiBasePath = '/api/v1';

/** What a log entry says of a request; never its body, which may hold a password. */
export interface ApiRequest {
  readonly method: string;
  readonly url: string;
}

/** The fields of a fetch response that the client reads. */
export type ApiResponse = Pick<Response, 'ok' | 'status' | 'text'>;

/** What the client needs from where it runs: page, server or test. It travels as the store's `extra`. */
export interface ApiEnvironment {
  /** Where the API is, base path included: `/api/v1` in a page, `http://127.0.0.1:4000/api/v1` on a server. */
  readonly baseUrl: string;
  /** Shows the shopper that a request failed. A server has nobody to tell and does nothing. */
  readonly notify: (message: string, request: ApiRequest) => void;
  readonly log: (failure: ApiFailure, request: ApiRequest) => void;
  /** The shopper's Cookie header, which a server passes on. */
  readonly cookie?: string;
  /** Ends all requests of a server render that was given up. */
  readonly signal?: AbortSignal;
  /** Stands in for the platform's fetch. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<ApiResponse>;
}
