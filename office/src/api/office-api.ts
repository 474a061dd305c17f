import { shopApi } from '@shop/api-client';
import { endpoint, get, post } from '@shop/api-client/endpoint';
import type { AcceptInvitation, SetUp, SignIn } from './types';

/** What is fetched again after a change: a mutation names what it has changed. */
const tags = ['me', 'order', 'orders', 'account', 'log', 'product', 'products'] as const;

/** The staff's interface: the calls that every room needs. A room injects its own beside its pages. */
export const officeApi = shopApi.enhanceEndpoints({ addTagTypes: tags }).injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query({ ...endpoint(() => get('/staff/me')), providesTags: ['me'] }),
    signIn: build.mutation(endpoint((body: SignIn) => post('/staff/sign-in', { body }))),
    setUp: build.mutation(endpoint((body: SetUp) => post('/staff/set-up', { body }))),
    acceptInvitation: build.mutation(
      endpoint((body: AcceptInvitation) => post('/staff/invitation', { body })),
    ),
    signOut: build.mutation(endpoint(() => post('/staff/sign-out'))),
    getAuthenticator: build.query(endpoint(() => get('/staff/me/authenticator'))),
    setUpAuthenticator: build.mutation(
      endpoint((code: string) => post('/staff/me/authenticator', { body: { code } })),
    ),
  }),
});

export const {
  useGetMeQuery,
  useSignInMutation,
  useSetUpMutation,
  useAcceptInvitationMutation,
  useSignOutMutation,
  useGetAuthenticatorQuery,
  useSetUpAuthenticatorMutation,
} = officeApi;
