import { change, endpoint, get, post } from '@shop/api-client/endpoint';
import { officeApi } from '../../api/office-api';
import { refetch } from '../../api/refetch';
import type { NewAccount, Role } from '../../api/types';

const changes = refetch('account', 'log');

export const staffApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getAccounts: build.query({ ...endpoint(() => get('/staff/accounts')), providesTags: ['account'] }),
    addAccount: build.mutation(change((body: NewAccount) => post('/staff/accounts', { body }), changes)),
    inviteAgain: build.mutation(
      change((id: string) => post('/staff/accounts/{id}/invitation', { path: { id } }), changes),
    ),
    changeRole: build.mutation(
      change(
        ({ id, role }: { readonly id: string; readonly role: Role }) =>
          post('/staff/accounts/{id}/role', { path: { id }, body: { role } }),
        // The change may have been to the signed-in person's own role.
        refetch('account', 'log', 'me'),
      ),
    ),
    disableAccount: build.mutation(
      change((id: string) => post('/staff/accounts/{id}/disable', { path: { id } }), changes),
    ),
  }),
});

export const {
  useGetAccountsQuery,
  useAddAccountMutation,
  useInviteAgainMutation,
  useChangeRoleMutation,
  useDisableAccountMutation,
} = staffApi;
