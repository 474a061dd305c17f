import { commonApi, shopApi } from '@shop/api-client';
import { change, endpoint, get, post, type ShowChange } from '@shop/api-client/endpoint';
import type {
  ChangePasswordRequest,
  ForgotPasswordRequest,
  ProfileRequest,
  ResetPasswordRequest,
  SavedProfile,
  SigninRequest,
  SignupRequest,
} from '@shop/contracts';
import { sessionVerified } from '@shop/store';

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

/** Shows saved details on the profile and in the header; the shell notifies the shopper's other tabs. */
const showSaved: ShowChange<ProfileRequest, SavedProfile> = (dispatch, { data }) => {
  if (!data) return;
  const { name, email, phoneNumber } = data.data;
  dispatch(
    accountApi.util.updateQueryData('getProfile', undefined, (user) => ({ ...user, name, phoneNumber })),
  );
  dispatch(commonApi.util.updateQueryData('verifySession', undefined, () => ({ name, email })));
  dispatch(sessionVerified({ name, email }));
};

const profileApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    saveProfile: build.mutation(change((body: ProfileRequest) => post('/user/profile', { body }), showSaved)),
  }),
});

export const { useSaveProfileMutation } = profileApi;

export const {
  useSignInMutation,
  useSignUpMutation,
  useGetAccountSettingsQuery,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useChangePasswordMutation,
  useGetProfileQuery,
} = accountApi;
