import { apiBasePath, type ApiResponse } from '@shop/api-client';

/** A request to the fake API: its path below the API's base with the query, and its body as an object or form. */
export interface FakeRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/**
 * Responses by method and path prefix, as in `'GET /product?page=2'`; the longest match wins. A GET's response is
 * wrapped in `data`. A response may be a promise, a function of the request, or an `apiFailure`; a function that
 * throws is a network failure.
 */
export type FakeRoutes = Readonly<Record<string, unknown>>;

export interface FakeApi {
  readonly fetch: (url: string, init: RequestInit) => Promise<ApiResponse>;
  /** All requests so far, in their order. */
  readonly requests: readonly FakeRequest[];
}

class FakeFailure {
  constructor(
    readonly status: number,
    readonly message: string | undefined,
    readonly field: string | undefined,
  ) {}
}

/** An error response of the fake API, with an optional message and the name of a rejected field. */
export function apiFailure(status: number, message?: string, field?: string): unknown {
  return new FakeFailure(status, message, field);
}

const json = (status: number, body: unknown): ApiResponse => ({
  ok: status < 400,
  status,
  text: () => Promise.resolve(JSON.stringify(body)),
});

function fits(prefix: string, request: string): boolean {
  // `GET /product` is not a prefix of `GET /productcategory`.
  return request.startsWith(prefix) && /^($|[/?&])/.test(request.slice(prefix.length));
}

function findRoute(routes: FakeRoutes, { method, path }: FakeRequest): string | undefined {
  return Object.keys(routes)
    .filter((prefix) => fits(prefix, `${method} ${path}`))
    .sort((one, other) => other.length - one.length)[0];
}

// Fake timers must not delay responses.
const { setTimeout: realTimeout } = globalThis;
// Not every project that uses this has Node's types.
const { process } = globalThis as unknown as {
  process?: { env: Readonly<Record<string, string | undefined>> };
};
const maxDelayMs = Number(process?.env.FAKE_API_DELAY_MS ?? 0);

/**
 * With the variable FAKE_API_DELAY_MS, each response takes up to that many ms, in irregular order. Tests must pass
 * with any delay; this finds those that rely on immediate responses.
 */
async function delayed<Response>(response: Promise<Response>, count: number): Promise<Response> {
  const delayMs = (((count * 7) % 10) / 9) * maxDelayMs;
  await Promise.allSettled([response, new Promise((resolve) => realTimeout(resolve, delayMs))]);
  return response;
}

async function respond(routes: FakeRoutes, request: FakeRequest): Promise<ApiResponse> {
  const route = findRoute(routes, request);
  if (route === undefined)
    return json(404, { status: 404, message: `No response for ${request.method} ${request.path}` });
  const given = routes[route];
  const value: unknown = await (typeof given === 'function' ? given(request) : given);
  if (value instanceof FakeFailure) return json(value.status, value);
  return json(200, request.method === 'GET' ? { data: value } : value);
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

/** An API that responds from `routes`, and with 404 for everything else. */
export function fakeApi(routes: FakeRoutes): FakeApi {
  const requests: FakeRequest[] = [];
  return {
    requests,
    fetch: (url, { method = 'GET', body, signal }) => {
      const path = url.startsWith(apiBasePath) ? url.slice(apiBasePath.length) : url;
      const request = { method, path, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : body };
      requests.push(request);
      const responded = respond(routes, request);
      const response = maxDelayMs > 0 ? delayed(responded, requests.length) : responded;
      return signal ? Promise.race([response, aborted(signal)]) : response;
    },
  };
}
