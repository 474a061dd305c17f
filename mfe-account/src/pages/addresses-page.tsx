import { useVerifySessionQuery } from '@shop/api-client';
import { isApiFailure } from '@shop/contracts';
import { Button, ReturnToSender, Spinner, useHydrating } from '@shop/ui';
import { useGetAddressesQuery } from './addresses/data';
import { AddressBook } from './addresses/page';
import { SignInFirst } from '../features/profile/sign-in-first';
import styles from '../features/account-page.module.css';

/** The saved addresses of the signed-in user. */
export function AddressesPage() {
  return (
    <div className={styles.page}>
      <Addresses />
    </div>
  );
}

function Addresses() {
  const hydrating = useHydrating();
  const session = useVerifySessionQuery();
  const isVisitor = session.isSuccess && session.data === null;
  const { data, error, isFetching, refetch } = useGetAddressesQuery(undefined, {
    skip: session.isLoading || isVisitor,
  });
  if (hydrating || session.isLoading) return <Spinner label="Fetching your addresses" />;
  if (isVisitor || (isApiFailure(error) && error.status === 401)) return <SignInFirst />;
  if (data) return <AddressBook addresses={data} />;
  if (!error || isFetching) return <Spinner label="Fetching your addresses" />;
  return (
    <ReturnToSender
      title="Your addresses could not be fetched"
      action={<Button onClick={() => void refetch()}>Try again</Button>}
    >
      <p>Once there is a network again, they show here.</p>
    </ReturnToSender>
  );
}
