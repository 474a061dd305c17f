import { change, endpoint, get, post } from '@shop/api-client/endpoint';
import { officeApi } from '../../api/office-api';
import { refetch } from '../../api/refetch';
import type { PasswordChange } from '../../api/types';

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
  }),
});

export const {
  useGetSessionsQuery,
  useChangePasswordMutation,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = myAccountApi;
