import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { ApiExtraOptions } from '../base-query';
import type { ApiQuery, NoArgs } from '../request';
import { send, type ApiCall, type Settled } from './call';

export type ChangeDispatch = BaseQueryApi['dispatch'];

/** Updates the store after a call. It receives the call's result, which may be a failure, and its arguments. */
export type ShowChange<Args, Data> = (dispatch: ChangeDispatch, result: Settled<Data>, args: Args) => unknown;

/** A mutation in the form that `build.mutation` accepts. */
export interface Change<Args, Data> {
  readonly queryFn: (
    args: Args,
    api: Pick<BaseQueryApi, 'dispatch'>,
    extraOptions: ApiExtraOptions | undefined,
    request: (query: ApiQuery) => unknown,
  ) => Promise<Settled<Data>>;
}

/**
 * A mutation that ends once components show its change, such as `build.mutation(change((id: string) =>
 * post('/staff/orders/{id}/pack', { path: { id } }), refetch('order')))`: `show` refetches or patches the queries,
 * and a message that follows the mutation agrees with the page. `isLoading` is true until then.
 */
export function change<Args extends [] | [args: unknown], Data>(
  call: (...args: Args) => ApiCall<Data>,
  show: ShowChange<Args extends [infer One] ? One : NoArgs, Data>,
): Change<Args extends [infer One] ? One : NoArgs, Data> {
  return {
    queryFn: async (args, { dispatch }, _extraOptions, request) => {
      const result = await send(request, (call as (args: unknown) => ApiCall<Data>)(args));
      await show(dispatch, result, args);
      // The store delivers responses to components in the next frame; a plain action delivers them now.
      dispatch({ type: 'api/changeShown' });
      return result;
    },
  };
}
