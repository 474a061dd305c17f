import { useVerifySessionQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import { isApiFailure } from '@shop/contracts';
import { Spinner, useHydrating } from '@shop/ui';
import { useGetProfileQuery } from '../api/account-api';
import { leaveFor } from '../features/sign-in';
import { ProfileDetails } from './profile/page';
import { ProfileError } from '../features/profile/profile-error';
import { SignInFirst } from '../features/profile/sign-in-first';
import styles from '../features/account-page.module.css';

/** The profile page. No data is requested before it is known that somebody is signed in. */
export function ProfilePage() {
  return (
    <div className={styles.page}>
      <Profile />
    </div>
  );
}

function Profile() {
  const hydrating = useHydrating();
  const session = useVerifySessionQuery();
  const isVisitor = session.isSuccess && session.data === null;
  const profile = useGetProfileQuery(undefined, { skip: session.isLoading || isVisitor });

  if (hydrating || session.isLoading) return <Spinner label="Loading your dashboard" />;
  if (isVisitor || (isApiFailure(profile.error) && profile.error.status === 401)) return <SignInFirst />;
  if (profile.data) return <ProfileDetails user={profile.data} onSignedOut={() => leaveFor(paths.home)} />;
  if (profile.isError && !profile.isFetching) return <ProfileError onRetry={() => void profile.refetch()} />;
  return <Spinner label="Loading your dashboard" />;
}
