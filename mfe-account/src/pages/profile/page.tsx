import { useSignOutMutation, useVerifySessionQuery } from '@shop/api-client';
import { useConsentNotices } from '@shop/api-client/consent';
import { paths } from '@shop/config';
import { formatDate } from '@shop/config/dates';
import { canUsePasskeys } from '@shop/api-client/passkeys';
import { isApiFailure, type OrderEntry, type User } from '@shop/contracts';
import { formatRupeesPlain } from '@shop/money';
import {
  Button,
  ButtonLink,
  CalendarIcon,
  CurrencyInrIcon,
  MapPinIcon,
  PackageIcon,
  PageHeading,
  ReturnToSender,
  SignOutIcon,
  Spinner,
  useHydrating,
} from '@shop/ui';
import { lazy, Suspense } from 'react';
import { t } from '../../messages';
import account from '../../features/account-page.module.css';
import { leaveFor, SignInFirst } from '../../features/sign-in';
import { ChangePasswordForm } from './change-password';
import { useGetProfileQuery } from './data';
import { OrderHistory, shownRate } from './orders';
import { ProfileCard } from './profile-card';
import styles from './profile.module.css';

/** Loaded in a shop that shows notices. If it cannot be loaded, the rest of the profile works. */
const ConsentSettings = lazy(() =>
  import('./consents').then(
    (module) => ({ default: module.ConsentSettings }),
    () => ({ default: () => null }),
  ),
);

/** Loaded in a shop that offers product alerts. If it cannot be loaded, the rest of the profile works. */
const ProductAlerts = lazy(() =>
  import('./alerts').then(
    (module) => ({ default: module.ProductAlerts }),
    () => ({ default: () => null }),
  ),
);

/** Loaded in a browser that can use passkeys. If it cannot be loaded, the rest of the profile works. */
const Passkeys = lazy(() =>
  import('./passkeys').then(
    (module) => ({ default: module.Passkeys }),
    () => ({ default: () => null }),
  ),
);

interface SignOutButtonProps {
  readonly onSignedOut: () => void;
}

/** Ends the session on the server, then leaves the page. A failure shows a toast and stays on the page. */
export function SignOutButton({ onSignedOut }: SignOutButtonProps) {
  const [signOut, { isLoading }] = useSignOutMutation();
  const onClick = async () => {
    const { error } = await signOut();
    if (!error) onSignedOut();
  };
  return (
    <Button variant="quiet" busy={isLoading} onClick={() => void onClick()}>
      <SignOutIcon aria-hidden="true" />
      {t('Sign Out')}
    </Button>
  );
}

/** The sum of the rates of all orders, in paise, without discounts and quantities. */
function totalSpent(orders: readonly OrderEntry[]): number {
  return orders.reduce((sum, { productId }) => sum + shownRate(productId), 0);
}

/** The three figures at the top of the profile. */
function StatCards({ user }: { readonly user: User }) {
  const stats = [
    { label: t('Total Orders'), value: String(user.orderDetail.length), Icon: PackageIcon },
    {
      label: t('Total Spent'),
      value: formatRupeesPlain(totalSpent(user.orderDetail)),
      Icon: CurrencyInrIcon,
    },
    { label: t('Member Since'), value: formatDate(user.createdAt), Icon: CalendarIcon },
  ];
  return (
    <dl className={styles.stats}>
      {stats.map(({ label, value, Icon }) => (
        <div key={label} className={styles.stat}>
          <dt className={styles.label}>
            <Icon size={20} aria-hidden="true" />
            <span>{label}</span>
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ProfileDetailsProps {
  readonly user: User;
  readonly onSignedOut: () => void;
}

/** The figures, details and orders of a signed-in shopper. */
function ProfileDetails({ user, onSignedOut }: ProfileDetailsProps) {
  const notices = useConsentNotices();
  return (
    <div className={styles.details}>
      <div className={styles.top}>
        <PageHeading eyebrow={t('Passbook')} title={t('Your Profile')} />
        <SignOutButton onSignedOut={onSignedOut} />
      </div>
      <StatCards user={user} />
      <div className={styles.columns}>
        <ProfileCard user={user} />
        <OrderHistory orders={user.orderDetail} />
        <div className={styles.settings}>
          <ButtonLink to={paths.addresses} variant="secondary">
            <MapPinIcon aria-hidden="true" />
            {t('Your addresses')}
          </ButtonLink>
          <ChangePasswordForm email={user.email} />
          {canUsePasskeys() && (
            <Suspense>
              <Passkeys />
            </Suspense>
          )}
          {notices && (
            <Suspense>
              <ConsentSettings />
              {notices.alerts !== undefined && <ProductAlerts />}
            </Suspense>
          )}
        </div>
      </div>
    </div>
  );
}

/** The error state of the profile. */
function ProfileError({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <ReturnToSender
      title={t('Oops! Something went wrong')}
      action={<Button onClick={onRetry}>{t('Try again')}</Button>}
    >
      <p>{t('Unable to load your dashboard. Please try again.')}</p>
    </ReturnToSender>
  );
}

/** The profile page. It requests data only once the shopper is known to be signed in. */
export function ProfilePage() {
  return (
    <div className={account.page}>
      <Profile />
    </div>
  );
}

function Profile() {
  const hydrating = useHydrating();
  const session = useVerifySessionQuery();
  const isVisitor = session.isSuccess && session.data === null;
  const profile = useGetProfileQuery(undefined, { skip: session.isLoading || isVisitor });

  if (hydrating || session.isLoading) return <Spinner label={t('Loading your dashboard')} />;
  if (isVisitor || (isApiFailure(profile.error) && profile.error.status === 401)) return <SignInFirst />;
  if (profile.data) return <ProfileDetails user={profile.data} onSignedOut={() => leaveFor(paths.home)} />;
  if (profile.isError && !profile.isFetching) return <ProfileError onRetry={() => void profile.refetch()} />;
  return <Spinner label={t('Loading your dashboard')} />;
}
