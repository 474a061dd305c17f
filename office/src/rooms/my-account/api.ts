import { change, endpoint, get, post } from '@shop/api-client/endpoint';
import { officeApi } from '../../api/office-api';
import { refetch } from '../../api/refetch';
import type { NewPasskey, PasswordChange } from '../../api/types';

export const myAccountApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getSessions: build.query({ ...endpoint(() => get('/staff/me/sessions')), providesTags: ['sessions'] }),
    changePassword: build.mutation(
      change((body: PasswordChange) => post('/staff/me/password', { body }), refetch('sessions', 'log')),
    ),
    endSession: build.mutation(
      change(
        (id: string) => post('/staff/me/sessions/{id}/end', { path: { id } }),
        refetch('sessions', 'log'),
      ),
    ),
    endOtherSessions: build.mutation(
      change(() => post('/staff/me/sessions/end-others'), refetch('sessions', 'log')),
    ),
    getPasskeys: build.query({ ...endpoint(() => get('/staff/me/passkeys')), providesTags: ['passkeys'] }),
    beginPasskey: build.mutation(
      endpoint((current: string) => post('/staff/me/passkeys/options', { body: { current } })),
    ),
    addPasskey: build.mutation(
      change((body: NewPasskey) => post('/staff/me/passkeys', { body }), refetch('passkeys', 'log')),
    ),
    removePasskey: build.mutation(
      change((id: string) => post('/staff/me/passkeys/remove', { body: { id } }), refetch('passkeys', 'log')),
    ),
  }),
});

export const {
  useGetSessionsQuery,
  useChangePasswordMutation,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useGetPasskeysQuery,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
} = myAccountApi;
