import { shopApi } from '@shop/api-client';
import { endpoint, get, post } from '@shop/api-client/endpoint';
import type { SavedAddress, ShippingDetails } from '@shop/contracts';

const listApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Without a toast: the page says what went wrong. */
    getAddresses: build.query(endpoint(() => get('/user/addresses'), { silent: true })),
  }),
});

const shown = (addresses: readonly SavedAddress[]) =>
  listApi.util.upsertQueryData('getAddresses', undefined, addresses);

/** A change of the saved addresses under way; its response has all of them. */
interface Change {
  readonly dispatch: (thunk: ReturnType<typeof shown>) => unknown;
  readonly queryFulfilled: Promise<{ readonly data: { readonly data: readonly SavedAddress[] } }>;
}

/** Shows the addresses as a change left them, without asking again. A failed one has changed nothing. */
async function showChanged(_args: unknown, { dispatch, queryFulfilled }: Change): Promise<void> {
  const changed = await queryFulfilled.catch(() => undefined);
  if (changed) await dispatch(shown(changed.data.data));
}

/** The calls of the address book. */
export const addressApi = listApi.injectEndpoints({
  endpoints: (build) => ({
    addAddress: build.mutation({
      ...endpoint((body: ShippingDetails) => post('/user/addresses', { body })),
      onQueryStarted: showChanged,
    }),
    editAddress: build.mutation({
      ...endpoint(({ id, ...body }: ShippingDetails & { readonly id: string }) =>
        post('/user/addresses/{id}', { path: { id }, body }),
      ),
      onQueryStarted: showChanged,
    }),
    chooseAddress: build.mutation({
      ...endpoint((id: string) => post('/user/addresses/{id}/default', { path: { id } })),
      onQueryStarted: showChanged,
    }),
    deleteAddress: build.mutation({
      ...endpoint((id: string) => post('/user/addresses/{id}/delete', { path: { id } })),
      onQueryStarted: showChanged,
    }),
  }),
});

export const {
  useGetAddressesQuery,
  useAddAddressMutation,
  useEditAddressMutation,
  useChooseAddressMutation,
  useDeleteAddressMutation,
} = addressApi;
