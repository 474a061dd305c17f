import { paths } from '@shop/config';
import type { User } from '@shop/contracts';
import { ButtonLink, MapPinIcon, PageHeading } from '@shop/ui';
import { OrderHistory } from '../../features/orders/order-history';
import { ChangePasswordForm } from './change-password';
import styles from './profile.module.css';
import { ProfileCard } from './profile-card';
import { SignOutButton } from '../../features/profile/sign-out-button';
import { StatCards } from '../../features/profile/stat-cards';

interface ProfileDetailsProps {
  readonly user: User;
  readonly onSignedOut: () => void;
}

/** A signed-in shopper's figures, details and orders. */
export function ProfileDetails({ user, onSignedOut }: ProfileDetailsProps) {
  return (
    <div className={styles.details}>
      <div className={styles.top}>
        <PageHeading eyebrow="Passbook" title="Your Profile" />
        <SignOutButton onSignedOut={onSignedOut} />
      </div>
      <StatCards user={user} />
      <div className={styles.columns}>
        <ProfileCard user={user} />
        <OrderHistory orders={user.orderDetail} />
        <div className={styles.settings}>
          <ButtonLink to={paths.addresses} variant="secondary">
            <MapPinIcon aria-hidden="true" />
            Your addresses
          </ButtonLink>
          <ChangePasswordForm email={user.email} />
        </div>
      </div>
    </div>
  );
}
