import { shopApi } from '@shop/api-client';
import { endpoint, get, post } from '@shop/api-client/endpoint';
import type {
  ChangePasswordRequest,
  ForgotPasswordRequest,
  ResetPasswordRequest,
  SigninRequest,
  SignupRequest,
} from '@shop/contracts';

/** The endpoints of the account pages. */
export const accountApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation(endpoint((body: SigninRequest) => post('/user/signin', { body }))),
    signUp: build.mutation(endpoint((body: SignupRequest) => post('/user/signup', { body }))),
    /** Without a toast: only a link is missing without it. */
    getAccountSettings: build.query(endpoint(() => get('/account-settings'), { silent: true })),
    forgotPassword: build.mutation(
      endpoint((body: ForgotPasswordRequest) => post('/user/forgot-password', { body })),
    ),
    resetPassword: build.mutation(
      endpoint((body: ResetPasswordRequest) => post('/user/reset-password', { body })),
    ),
    changePassword: build.mutation(
      endpoint((body: ChangePasswordRequest) => post('/user/change-password', { body })),
    ),
    getProfile: build.query(endpoint(() => get('/user/profile'))),
  }),
});

export const {
  useSignInMutation,
  useSignUpMutation,
  useGetAccountSettingsQuery,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useChangePasswordMutation,
  useGetProfileQuery,
} = accountApi;
