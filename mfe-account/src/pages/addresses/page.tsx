import { limits, paths } from '@shop/config';
import type { SavedAddress } from '@shop/contracts';
import { Button, EmptyState, PageHeading, PlusIcon } from '@shop/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { NewsLine, useNews } from '../../features/status-message';
import styles from './addresses.module.css';
import { AddressCard } from '../../features/addresses/address-card';
import { AddressForm } from './form';

/** All saved addresses, the default first. One form is open at a time, in the place of what it edits. */
export function AddressBook({ addresses }: { readonly addresses: readonly SavedAddress[] }) {
  /** The id of the one that is edited, or `new`. */
  const [open, setOpen] = useState<string | null>(null);
  const { announce: say, news } = useNews();
  const close = (saved: boolean) => {
    setOpen(null);
    say(saved ? 'The address is saved.' : '');
  };
  const isFull = addresses.length >= limits.savedAddresses;
  const add = (
    <Button onClick={() => setOpen('new')}>
      <PlusIcon aria-hidden="true" />
      Add an address
    </Button>
  );
  return (
    <div className={styles.book}>
      <div className={styles.top}>
        <PageHeading eyebrow="Passbook" title="Your Addresses">
          <p>
            The checkout fills in what you save here. <Link to={paths.profile}>Back to your profile</Link>
          </p>
        </PageHeading>
        {open === null && addresses.length > 0 && !isFull && add}
      </div>
      <NewsLine news={news} />
      {isFull && <p>You have {limits.savedAddresses} addresses. Delete one to add another.</p>}
      {open === 'new' && <AddressForm onClose={close} />}
      {addresses.length === 0 && open === null && <EmptyState title="No addresses yet" action={add} />}
      <ul className={styles.cards} aria-label="Saved addresses">
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
              onDeleted={() => say('The address is deleted.')}
            />
          ),
        )}
      </ul>
    </div>
  );
}
