import type { ApiExtraOptions } from '../base-query';
import type { NoArgs } from '../request';
import type { ApiCall } from './call';

/** An endpoint in the form that `build.query` and `build.mutation` accept. */
export interface Endpoint<Args, Data> {
  readonly query: (args: Args) => ApiCall<unknown>;
  readonly extraOptions: ApiExtraOptions | undefined;
  readonly transformResponse: (response: unknown) => Data;
}

/**
 * An endpoint with the types of the OpenAPI document, such as
 * `build.query(endpoint((key: string) => get('/content/{key}', { path: { key } })))`. With `nullOn` its data may be null.
 */
export function endpoint<Args extends [] | [args: unknown], Data, Options extends ApiExtraOptions>(
  query: (...args: Args) => ApiCall<Data>,
  extraOptions?: Options,
): Endpoint<
  Args extends [infer One] ? One : NoArgs,
  Data | (Options extends { readonly nullOn: number } ? null : never)
> {
  return {
    query: query as (args: unknown) => ApiCall<Data>,
    extraOptions,
    // Safe: the API serialises with the schemas that the types are generated from.
    transformResponse: (response) => response as Data,
  };
}
