import { useVerifySessionQuery } from '@shop/api-client';
import { limits, paths } from '@shop/config';
import { isApiFailure, type SavedAddress } from '@shop/contracts';
import {
  Button,
  EmptyState,
  FormDialog,
  PageHeading,
  PencilSimpleIcon,
  PlusIcon,
  ReturnToSender,
  Spinner,
  TrashIcon,
  useHydrating,
  VisuallyHidden,
} from '@shop/ui';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../messages';
import account from '../../features/account-page.module.css';
import { SignInFirst } from '../../features/sign-in';
import { StatusMessage, useStatusMessage } from '../../features/status-message';
import styles from './addresses.module.css';
import { useChooseAddressMutation, useDeleteAddressMutation, useGetAddressesQuery } from './data';
import { AddressForm } from './form';

interface AddressCardProps {
  readonly address: SavedAddress;
  readonly onEdit: () => void;
  /** Called when the address was deleted. */
  readonly onDeleted: () => void;
}

/** An address with its actions. */
function AddressCard({ address, onEdit, onDeleted }: AddressCardProps) {
  const noteId = useId();
  const [deleting, setDeleting] = useState(false);
  const [choose, choosing] = useChooseAddressMutation();
  const [remove, removing] = useDeleteAddressMutation();
  const { id, isDefault, name, streetAddress, apartment, city, state, pinCode, phone, email } = address;
  const { gstin, companyName } = address;
  const whose = <VisuallyHidden> {t('the address of {name}, {city}', { name, city })}</VisuallyHidden>;
  const send = async () => {
    const { data } = await remove(id);
    setDeleting(false);
    if (data) onDeleted();
  };
  return (
    <li className={styles.card}>
      <address className={styles.address}>
        <strong>{name}</strong>
        <span>{[streetAddress, apartment].filter(Boolean).join(', ')}</span>
        <span>{`${city}, ${state} ${pinCode}`}</span>
        <span className={styles.contact}>{`${phone}, ${email}`}</span>
        {gstin !== undefined && <span>{`${companyName}, GSTIN ${gstin}`}</span>}
      </address>
      {isDefault && <p className={styles.default}>{t('Default')}</p>}
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onEdit}>
          <PencilSimpleIcon aria-hidden="true" />
          {t('Edit')}
          {whose}
        </Button>
        {!isDefault && (
          <Button variant="quiet" busy={choosing.isLoading} onClick={() => void choose(id)}>
            {t('Make default')}
            {whose}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setDeleting(true)}>
          <TrashIcon aria-hidden="true" />
          {t('Delete')}
          {whose}
        </Button>
      </div>
      <FormDialog
        open={deleting}
        title={t('Delete this address?')}
        submit={t('Delete address')}
        leave={t('Cancel')}
        busy={removing.isLoading}
        describedBy={noteId}
        onSubmit={() => void send()}
        onClose={() => setDeleting(false)}
      >
        <p id={noteId}>{`${name}, ${streetAddress}, ${city}`}</p>
      </FormDialog>
    </li>
  );
}

/** All saved addresses, the default first. One form is open at a time, in place of the address that it edits. */
function AddressBook({ addresses }: { readonly addresses: readonly SavedAddress[] }) {
  /** The ID of the edited address, or `new`. */
  const [open, setOpen] = useState<string | null>(null);
  const { announce, status } = useStatusMessage();
  const close = (saved: boolean) => {
    setOpen(null);
    announce(saved ? t('Address saved.') : '');
  };
  const isFull = addresses.length >= limits.savedAddresses;
  const add = (
    <Button onClick={() => setOpen('new')}>
      <PlusIcon aria-hidden="true" />
      {t('Add an address')}
    </Button>
  );
  return (
    <div className={styles.book}>
      <div className={styles.top}>
        <PageHeading eyebrow={t('Passbook')} title={t('Your Addresses')}>
          <p>
            {t('The checkout offers the addresses that you save here.')}{' '}
            <Link to={paths.profile}>{t('Back to your profile')}</Link>
          </p>
        </PageHeading>
        {open === null && addresses.length > 0 && !isFull && add}
      </div>
      <StatusMessage status={status} />
      {isFull && (
        <p>{t('You have {count} addresses. Delete one to add another.', { count: limits.savedAddresses })}</p>
      )}
      {open === 'new' && <AddressForm onClose={close} />}
      {addresses.length === 0 && open === null && <EmptyState title={t('No addresses yet')} action={add} />}
      <ul className={styles.cards} aria-label={t('Saved addresses')}>
        {addresses.map((address) =>
          address.id === open ? (
            <li key={address.id} className={styles.edited}>
              <AddressForm address={address} onClose={close} />
            </li>
          ) : (
            <AddressCard
              key={address.id}
              address={address}
              onEdit={() => setOpen(address.id)}
              onDeleted={() => announce(t('Address deleted.'))}
            />
          ),
        )}
      </ul>
    </div>
  );
}

/** The page of the user's saved addresses. */
export function AddressesPage() {
  return (
    <div className={account.page}>
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
  if (hydrating || session.isLoading) return <Spinner label={t('Loading your addresses')} />;
  if (isVisitor || (isApiFailure(error) && error.status === 401)) return <SignInFirst />;
  if (data) return <AddressBook addresses={data} />;
  if (!error || isFetching) return <Spinner label={t('Loading your addresses')} />;
  return (
    <ReturnToSender
      title={t('Your addresses could not be loaded')}
      action={<Button onClick={() => void refetch()}>{t('Try again')}</Button>}
    >
      <p>{t('Check your connection and try again.')}</p>
    </ReturnToSender>
  );
}
