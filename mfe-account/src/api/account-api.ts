import { shopApi, type NoArgs } from '@shop/api-client';
import type {
  AccountSettings,
  ForgotPasswordRequest,
  ResetPasswordRequest,
  SigninRequest,
  SignupRequest,
  Success,
  User,
} from '@shop/contracts';

/** The calls of the account screens. */
export const accountApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<Success, SigninRequest>({
      query: (body) => ({ url: '/user/signin', method: 'POST', body }),
    }),
    signUp: build.mutation<Success, SignupRequest>({
      query: (body) => ({ url: '/user/signup', method: 'POST', body }),
    }),
    /** Without a toast: a link that goes nowhere is all that is missing without it. */
    getAccountSettings: build.query<AccountSettings, NoArgs>({
      query: () => '/account-settings',
      extraOptions: { silent: true },
    }),
    forgotPassword: build.mutation<Success, ForgotPasswordRequest>({
      query: (body) => ({ url: '/user/forgot-password', method: 'POST', body }),
    }),
    resetPassword: build.mutation<Success, ResetPasswordRequest>({
      query: (body) => ({ url: '/user/reset-password', method: 'POST', body }),
    }),
    getProfile: build.query<User, NoArgs>({ query: () => '/user/profile' }),
  }),
});

export const {
  useSignInMutation,
  useSignUpMutation,
  useGetAccountSettingsQuery,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useGetProfileQuery,
} = accountApi;
