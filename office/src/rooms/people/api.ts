import { change, endpoint, get, post } from '@shop/api-client/endpoint';
import { officeApi } from '../../api/office-api';
import { refetch } from '../../api/refetch';
import type { CustomerErasure, CustomerQuery } from '../../api/types';

const refetchLists = refetch('customers', 'orders', 'order', 'enquiries', 'enquiry', 'log');

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
    eraseCustomer: build.mutation(
      change(
        ({ id, ...body }: CustomerErasure & { id: string }) =>
          post('/staff/customers/{id}/erase', { path: { id }, body }),
        // The erased person's page is not refetched.
        async (dispatch, { error }) => {
          if (!error) await refetchLists(dispatch);
        },
      ),
    ),
  }),
});

export const { useGetCustomersQuery, useGetCustomerQuery, useEraseCustomerMutation } = peopleApi;

/** URL of a person's data export. */
export const exportAddress = (id: string): string =>
  `/api/v1/staff/customers/${encodeURIComponent(id)}/export`;
