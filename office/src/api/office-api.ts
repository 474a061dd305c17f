import { createApi } from '@reduxjs/toolkit/query/react';
import { createBaseQuery } from '@shop/api-client';
import { endpoint, get, post } from '@shop/api-client/endpoint';
import { timings } from '@shop/config';
import { isApiFailure } from '@shop/contracts';
import type { AcceptInvitation, PasskeySignIn, PhotoUpload, SecondFactor, SetUp, SignIn } from './types';

/** The client of the staff API, with the endpoints that several rooms share. Each room injects its own. */
export const officeApi = createApi({
  reducerPath: 'officeApi',
  baseQuery: createBaseQuery(timings.officeCall),
  refetchOnReconnect: true,
  // `refetch` waits for running queries itself, before a mutation ends.
  invalidationBehavior: 'immediately',
  // Tags of cached queries. Mutations refetch queries by tag, see `refetch`.
  tagTypes: [
    'me',
    'sessions',
    'passkeys',
    'order',
    'orders',
    'product',
    'products',
    'content',
    'search',
    'taxonomy',
    'storefront',
    'redirects',
    'delivery',
    'business',
    'coupon',
    'coupons',
    'gift-card',
    'gift-cards',
    'customer',
    'customers',
    'enquiry',
    'enquiries',
    'review',
    'reviews',
    'account',
    'log',
  ],
  endpoints: (build) => ({
    getMe: build.query({ ...endpoint(() => get('/staff/me')), providesTags: ['me'] }),
    signIn: build.mutation(endpoint((body: SignIn) => post('/staff/sign-in', { body }))),
    beginPasskeySignIn: build.mutation(endpoint(() => post('/staff/sign-in/passkey-options'))),
    beginSecondFactor: build.mutation(
      endpoint((body: SecondFactor) => post('/staff/sign-in/second-factor-options', { body })),
    ),
    signInWithPasskey: build.mutation(
      endpoint((body: PasskeySignIn) => post('/staff/sign-in/passkey', { body })),
    ),
    setUp: build.mutation(endpoint((body: SetUp) => post('/staff/set-up', { body }))),
    acceptInvitation: build.mutation(
      endpoint((body: AcceptInvitation) => post('/staff/invitation', { body })),
    ),
    signOut: build.mutation(endpoint(() => post('/staff/sign-out'))),
    getAuthenticator: build.query(endpoint(() => get('/staff/me/authenticator'))),
    getTaxonomy: build.query({ ...endpoint(() => get('/staff/taxonomy')), providesTags: ['taxonomy'] }),
    getPictures: build.query(
      endpoint((search: string) => get('/staff/products/pictures', { query: { search } })),
    ),
    uploadPhoto: build.mutation(endpoint((body: PhotoUpload) => post('/staff/photos', { body }))),
    setUpAuthenticator: build.mutation(
      endpoint((code: string) => post('/staff/me/authenticator', { body: { code } })),
    ),
  }),
});

export const {
  useGetMeQuery,
  useSignInMutation,
  useBeginPasskeySignInMutation,
  useBeginSecondFactorMutation,
  useSignInWithPasskeyMutation,
  useSetUpMutation,
  useAcceptInvitationMutation,
  useSignOutMutation,
  useGetAuthenticatorQuery,
  useGetTaxonomyQuery,
  useGetPicturesQuery,
  useUploadPhotoMutation,
  useSetUpAuthenticatorMutation,
} = officeApi;

/** Error messages of browsers for a request that does not reach a server. */
const networkError = /^(Failed to fetch|NetworkError|Load failed)/;

/** A message for the user. */
export function messageOf(error: unknown): string {
  const message =
    isApiFailure(error) || error instanceof Error ? error.message : 'Something went wrong. Try again.';
  return networkError.test(message) ? 'The shop’s server cannot be reached. Try again in a moment.' : message;
}

/** Whether the server responded with 404. */
export const isMissing = (error: unknown): boolean => isApiFailure(error) && error.status === 404;

/** Whether the server responded with 401. */
export const isSignedOut = (error: unknown): boolean => isApiFailure(error) && error.status === 401;
