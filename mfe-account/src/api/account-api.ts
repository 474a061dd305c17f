import { shopApi, type NoArgs } from '@shop/api-client';
import type { SigninRequest, SignupRequest, Success, User } from '@shop/contracts';

/** The calls of the account screens. */
export const accountApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<Success, SigninRequest>({
      query: (body) => ({ url: '/user/signin', method: 'POST', body }),
    }),
    signUp: build.mutation<Success, SignupRequest>({
      query: (body) => ({ url: '/user/signup', method: 'POST', body }),
    }),
    getProfile: build.query<User, NoArgs>({ query: () => '/user/profile' }),
  }),
});

export const { useSignInMutation, useSignUpMutation, useGetProfileQuery } = accountApi;
