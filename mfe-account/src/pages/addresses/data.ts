import { shopApi } from '@shop/api-client';
import { change, endpoint, get, post, type ShowChange } from '@shop/api-client/endpoint';
import type { SavedAddressRequest, SavedAddress } from '@shop/contracts';

const listApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** Shows no toast on failure, because the page shows the error. */
    getAddresses: build.query(endpoint(() => get('/user/addresses'), { silent: true })),
  }),
});

/** Updates the list with the addresses in the response to a change, without another request. A failed change updates nothing. */
const showChanged: ShowChange<unknown, { readonly data: readonly SavedAddress[] }> = (dispatch, { data }) => {
  if (data) dispatch(listApi.util.updateQueryData('getAddresses', undefined, () => [...data.data]));
};

/** The endpoints of the address book. The response to a change contains all addresses. */
export const addressApi = listApi.injectEndpoints({
  endpoints: (build) => ({
    addAddress: build.mutation(
      change((body: SavedAddressRequest) => post('/user/addresses', { body }), showChanged),
    ),
    editAddress: build.mutation(
      change(
        ({ id, ...body }: SavedAddressRequest & { readonly id: string }) =>
          post('/user/addresses/{id}', { path: { id }, body }),
        showChanged,
      ),
    ),
    chooseAddress: build.mutation(
      change((id: string) => post('/user/addresses/{id}/default', { path: { id } }), showChanged),
    ),
    deleteAddress: build.mutation(
      change((id: string) => post('/user/addresses/{id}/delete', { path: { id } }), showChanged),
    ),
  }),
});

export const {
  useGetAddressesQuery,
  useAddAddressMutation,
  useEditAddressMutation,
  useChooseAddressMutation,
  useDeleteAddressMutation,
} = addressApi;
