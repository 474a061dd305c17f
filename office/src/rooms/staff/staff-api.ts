import { endpoint, get, post } from '@shop/api-client/endpoint';
import { officeApi } from '../../api/office-api';
import type { NewAccount, Role } from '../../api/types';

const changes = { invalidatesTags: ['account', 'log'] as const };

export const staffApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getAccounts: build.query({ ...endpoint(() => get('/staff/accounts')), providesTags: ['account'] }),
    addAccount: build.mutation({
      ...endpoint((body: NewAccount) => post('/staff/accounts', { body })),
      ...changes,
    }),
    inviteAgain: build.mutation({
      ...endpoint((id: string) => post('/staff/accounts/{id}/invitation', { path: { id } })),
      ...changes,
    }),
    changeRole: build.mutation({
      ...endpoint(({ id, role }: { readonly id: string; readonly role: Role }) =>
        post('/staff/accounts/{id}/role', { path: { id }, body: { role } }),
      ),
      // One's own role may be another one now.
      invalidatesTags: ['account', 'log', 'me'],
    }),
    disableAccount: build.mutation({
      ...endpoint((id: string) => post('/staff/accounts/{id}/disable', { path: { id } })),
      ...changes,
    }),
  }),
});

export const {
  useGetAccountsQuery,
  useAddAccountMutation,
  useInviteAgainMutation,
  useChangeRoleMutation,
  useDisableAccountMutation,
} = staffApi;
