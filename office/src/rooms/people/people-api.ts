import { endpoint, get, post } from '@shop/api-client/endpoint';
import { officeApi } from '../../api/office-api';
import type { CustomerErasure, CustomerQuery } from '../../api/types';

export const peopleApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getCustomers: build.query({
      ...endpoint((query: CustomerQuery) => get('/staff/customers', { query })),
      providesTags: ['customers'],
    }),
    getCustomer: build.query({
      ...endpoint((id: string) => get('/staff/customers/{id}', { path: { id } })),
      providesTags: (_customer, _error, id) => [{ type: 'customer', id }],
    }),
    eraseCustomer: build.mutation({
      ...endpoint(({ id, ...body }: CustomerErasure & { id: string }) =>
        post('/staff/customers/{id}/erase', { path: { id }, body }),
      ),
      // The person's own page is left as it is: there is nothing to fetch any more.
      invalidatesTags: (_done, error) =>
        error ? [] : ['customers', 'orders', 'order', 'enquiries', 'enquiry', 'log'],
    }),
  }),
});

export const { useGetCustomersQuery, useGetCustomerQuery, useEraseCustomerMutation } = peopleApi;

/** Where a person's data is downloaded. */
export const exportAddress = (id: string): string =>
  `/api/v1/staff/customers/${encodeURIComponent(id)}/export`;
