import { commonApi } from '@shop/api-client';
import { change, post, type ShowChange } from '@shop/api-client/endpoint';
import type { ProfileRequest, SavedProfile } from '@shop/contracts';
import { sessionVerified } from '@shop/store';
import { accountApi } from '../../api/account-api';

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

/** The call of the profile's form; apart from the others, as no other page of the account needs it. */
const profileApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    saveProfile: build.mutation(change((body: ProfileRequest) => post('/user/profile', { body }), showSaved)),
  }),
});

export const { useSaveProfileMutation } = profileApi;
