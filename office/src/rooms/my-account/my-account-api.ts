import { endpoint, get, post } from '@shop/api-client/endpoint';
import { officeApi } from '../../api/office-api';
import type { PasswordChange } from '../../api/types';

export const myAccountApi = officeApi.injectEndpoints({
  endpoints: (build) => ({
    getSessions: build.query({ ...endpoint(() => get('/staff/me/sessions')), providesTags: ['sessions'] }),
    changePassword: build.mutation({
      ...endpoint((body: PasswordChange) => post('/staff/me/password', { body })),
      invalidatesTags: ['sessions', 'log'],
    }),
    endSession: build.mutation({
      ...endpoint((id: string) => post('/staff/me/sessions/{id}/end', { path: { id } })),
      invalidatesTags: ['sessions', 'log'],
    }),
    endOtherSessions: build.mutation({
      ...endpoint(() => post('/staff/me/sessions/end-others')),
      invalidatesTags: ['sessions', 'log'],
    }),
  }),
});

export const {
  useGetSessionsQuery,
  useChangePasswordMutation,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = myAccountApi;
