import type { ApiCalls, ApiFailure } from '@shop/contracts';
import type { ApiParams, ApiQuery } from '../request';

declare const gives: unique symbol;

/** A request as the client sends it. `Data` is its response data by the OpenAPI document. */
export interface ApiCall<Data> {
  readonly url: string;
  readonly method?: 'POST';
  readonly params?: ApiParams;
  readonly body?: unknown;
  /** For types only: no value has it. */
  readonly [gives]?: Data;
}

/** The arguments of an operation: those of `path`, `query` and `body` that it has. */
export type RequestOf<
  Method extends keyof ApiCalls,
  Path extends keyof ApiCalls[Method],
> = ApiCalls[Method][Path] extends (request: infer Request) => unknown ? Request : never;

type ResponseOf<
  Method extends keyof ApiCalls,
  Path extends keyof ApiCalls[Method],
> = ApiCalls[Method][Path] extends (request: never) => infer Response ? Response : never;

/** The other members of a union of which `Item` is a proper subtype. */
type Within<Item, All> = All extends Item ? never : Item extends All ? All : never;

/**
 * The common supertype of a union, where one member has a subset of the others' fields: for example, cards
 * for a union of products and cards.
 */
type Common<Item, All = Item> = Item extends unknown
  ? [All extends unknown ? Within<Item, All> : never] extends [never]
    ? Item
    : never
  : never;

/** Operations that can be read: the client unwraps each response to its `data`. */
type ReadPath = {
  [Path in keyof ApiCalls['get']]: ResponseOf<'get', Path> extends { readonly data: unknown } ? Path : never;
}[keyof ApiCalls['get']];

type DataOf<Response> = Response extends { readonly data: infer Data } ? Common<Data> : never;

/** Makes unknown names an error, including those from a variable or a spread. */
type Known<Given, Wanted> = {
  readonly [Part in keyof Given]: Part extends keyof Wanted
    ? { readonly [Name in keyof Given[Part]]: Name extends keyof NonNullable<Wanted[Part]> ? unknown : never }
    : never;
};

/** The second argument. Where the path is wrong, only that is reported. */
type Rest<Method extends keyof ApiCalls, Path extends keyof ApiCalls[Method], Given, Paths> = [
  Paths,
] extends [Path]
  ? [request?: unknown]
  : Record<never, never> extends RequestOf<Method, Path>
    ? [request?: Given & Known<Given, RequestOf<Method, Path>>]
    : [request: Given & Known<Given, RequestOf<Method, Path>>];

interface Parts {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: ApiParams;
  readonly body?: unknown;
}

const address = (path: string, values: Parts['path'] = {}) =>
  path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(String(values[name])));

/** A read, such as `get('/content/{key}', { path: { key } })`. Path parameters and query are encoded here and by the client. */
export function get<Path extends ReadPath, Given extends RequestOf<'get', Path>>(
  path: Path,
  ...[request]: Rest<'get', Path, Given, ReadPath>
): ApiCall<DataOf<ResponseOf<'get', Path>>> {
  const parts: Parts = request ?? {};
  return { url: address(path, parts.path), params: parts.query };
}

/** A write, such as `post('/contact', { body })`; the body is sent as JSON. */
export function post<Path extends keyof ApiCalls['post'], Given extends RequestOf<'post', Path>>(
  path: Path,
  ...[request]: Rest<'post', Path, Given, keyof ApiCalls['post']>
): ApiCall<ResponseOf<'post', Path>> {
  const parts: Parts = request ?? {};
  return { url: address(path, parts.path), method: 'POST', params: parts.query, body: parts.body };
}

/** The result of a call. */
export type Settled<Data> =
  | { readonly data: Data; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiFailure };

/** Sends a call from a `queryFn`, whose fourth argument is `request`. It resolves with a failure instead of rejecting. */
export async function send<Data>(
  request: (query: ApiQuery) => unknown,
  call: ApiCall<Data>,
): Promise<Settled<Data>> {
  return (await request(call)) as Settled<Data>;
}
