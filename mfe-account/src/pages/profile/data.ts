import { commonApi, shopApi } from '@shop/api-client';
import { change, endpoint, get, post, type ShowChange } from '@shop/api-client/endpoint';
import type { ChangePasswordRequest, ProfileRequest, SavedProfile } from '@shop/contracts';
import { sessionVerified } from '@shop/store';

const profileApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query(endpoint(() => get('/user/profile'))),
    changePassword: build.mutation(
      endpoint((body: ChangePasswordRequest) => post('/user/change-password', { body })),
    ),
  }),
});

/** Shows the saved details on the profile and in the header; the shell notifies the shopper's other tabs. */
const showSaved: ShowChange<ProfileRequest, SavedProfile> = (dispatch, { data }) => {
  if (!data) return;
  const { name, email, phoneNumber } = data.data;
  dispatch(
    profileApi.util.updateQueryData('getProfile', undefined, (user) => ({ ...user, name, phoneNumber })),
  );
  dispatch(commonApi.util.updateQueryData('verifySession', undefined, () => ({ name, email })));
  dispatch(sessionVerified({ name, email }));
};

const savingApi = profileApi.injectEndpoints({
  endpoints: (build) => ({
    saveProfile: build.mutation(change((body: ProfileRequest) => post('/user/profile', { body }), showSaved)),
  }),
});

export const { useGetProfileQuery, useChangePasswordMutation, useSaveProfileMutation } = savingApi;
