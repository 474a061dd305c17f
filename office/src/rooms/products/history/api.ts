import { change, endpoint, get, post } from '@shop/api-client/endpoint';
import { officeApi } from '../../../api/office-api';
import { refetch } from '../../../api/refetch';

interface ChangesOfProduct {
  readonly id: string;
  /** The ID of a change; undefined for the latest ones. */
  readonly before?: number | undefined;
}

interface Revert {
  readonly id: string;
  readonly change: number;
  readonly version: number;
  readonly key: string;
}

const historyApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getProductChanges: build.query({
      ...endpoint(({ id, before }: ChangesOfProduct) =>
        get('/staff/products/{id}/changes', { path: { id }, query: { before } }),
      ),
      providesTags: ['product'],
    }),
    getBatchChanges: build.query(
      endpoint((query: { batch: string; page: number }) => get('/staff/products/changes', { query })),
    ),
    revertChange: build.mutation(
      change(
        ({ id, change: changeId, ...body }: Revert) =>
          post('/staff/products/{id}/changes/{change}/revert', { path: { id, change: changeId }, body }),
        refetch('products', 'product', 'log'),
      ),
    ),
  }),
});

export const { useGetProductChangesQuery, useGetBatchChangesQuery, useRevertChangeMutation } = historyApi;
