import { paths } from '@shop/config';
import { selectSessionUser, useShopSelector } from '@shop/store';
import { UserIcon } from '@shop/ui';
import { Link } from 'react-router-dom';
import styles from './account-link.module.css';
import actions from './icon-action.module.css';
import { initials } from './initials';

/** A link to the profile, as the shopper's initials, or to the login page when nobody is signed in. */
export function AccountLink() {
  const user = useShopSelector(selectSessionUser);
  if (!user) {
    return (
      <Link className={actions.action} to={paths.login} title="Sign in" aria-label="Sign in">
        <UserIcon size={24} />
      </Link>
    );
  }
  const userInitials = initials(user.name);
  return (
    <Link
      className={styles.initials}
      to={paths.profile}
      title={user.name}
      aria-label={`${userInitials}: ${user.name}, your profile`}
      data-long={userInitials.length > 3 || undefined}
    >
      {userInitials}
    </Link>
  );
}
