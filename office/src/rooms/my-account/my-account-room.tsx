import { Button } from '@shop/ui';
import { useMe } from '../../app/me-context';
import { useSignOut } from '../../app/use-sign-out';
import { Facts } from '../../parts/facts';
import { FormFailure } from '../../parts/form-failure';
import { PageTitle } from '../../parts/page-title';

/** So few codes are a reason to ask for new ones. */
const FEW_CODES = 3;

const meaning = {
  viewer: 'may read everything of the rooms that are shown.',
  packer: 'may also pack, ship and deliver orders, and write notes.',
  shopkeeper: 'may also cancel orders, take them back and send money back.',
  admin: 'may also see to accounts and read the log.',
} as const;

/** Who one is here, and the way out. */
export function MyAccountRoom() {
  const { name, role, recoveryCodes } = useMe();
  const { signOut, leaving, error } = useSignOut();
  return (
    <>
      <PageTitle title="My account" />
      <Facts
        facts={[
          ['Name', name],
          ['Role', `${role}: ${meaning[role]}`],
          ['Authenticator', 'Set up'],
          ['Recovery codes', `${recoveryCodes} left`],
        ]}
      />
      {recoveryCodes <= FEW_CODES && (
        <p>Few recovery codes are left. Ask an admin for a new invitation, which gives you ten new ones.</p>
      )}
      <FormFailure error={error} />
      <Button variant="secondary" busy={leaving} onClick={() => void signOut()}>
        Sign out of this browser
      </Button>
    </>
  );
}
