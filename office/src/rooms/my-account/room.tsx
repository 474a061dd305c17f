import { Button } from '@shop/ui';
import { useMe } from '../../app/me-context';
import { useSignOut } from '../../app/use-sign-out';
import { Facts } from '../../parts/display';
import { FormFailure } from '../../parts/form-failure';
import { PageTitle } from '../../parts/page-title';
import { roleMeaning } from '../../parts/roles';
import styles from './room.module.css';
import { PasswordForm } from './password-form';
import { SessionList } from './session-list';

/** So few codes are a reason to ask for new ones. */
const FEW_CODES = 3;

/** Who one is here, one's password and sessions, and the way out. */
export function MyAccountRoom() {
  const { name, role, recoveryCodes } = useMe();
  const { signOut, leaving, error } = useSignOut();
  return (
    <>
      <PageTitle title="My account" />
      <div className={styles.page}>
        <Facts
          facts={[
            ['Name', name],
            ['Role', `${role}: ${roleMeaning[role]}`],
            ['Authenticator', 'Set up'],
            ['Recovery codes', `${recoveryCodes} left`],
          ]}
        />
        {recoveryCodes <= FEW_CODES && (
          <p>Few recovery codes are left. Ask an admin for a new invitation, which gives you ten new ones.</p>
        )}
        <FormFailure error={error} />
        <div>
          <Button variant="secondary" busy={leaving} onClick={() => void signOut()}>
            Sign out of this browser
          </Button>
        </div>
        <SessionList />
        <PasswordForm />
      </div>
    </>
  );
}
