import type { SavedAddress } from '@shop/contracts';
import { Button, FormDialog, PencilSimpleIcon, TrashIcon, VisuallyHidden } from '@shop/ui';
import { useId, useState } from 'react';
import { useChooseAddressMutation, useDeleteAddressMutation } from '../../pages/addresses/data';
import styles from './address-card.module.css';

interface AddressCardProps {
  readonly address: SavedAddress;
  readonly onEdit: () => void;
  /** It is gone, and with it the button that was pressed. */
  readonly onDeleted: () => void;
}

/** An address as on a parcel's label, with its actions. */
export function AddressCard({ address, onEdit, onDeleted }: AddressCardProps) {
  const noteId = useId();
  const [deleting, setDeleting] = useState(false);
  const [choose, choosing] = useChooseAddressMutation();
  const [remove, removing] = useDeleteAddressMutation();
  const { id, isDefault, name, streetAddress, apartment, city, state, pinCode, phone, email } = address;
  const whose = <VisuallyHidden> {`the address of ${name}, ${city}`}</VisuallyHidden>;
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
      </address>
      {isDefault && <p className={styles.default}>Default</p>}
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onEdit}>
          <PencilSimpleIcon aria-hidden="true" />
          Edit{whose}
        </Button>
        {!isDefault && (
          <Button variant="quiet" busy={choosing.isLoading} onClick={() => void choose(id)}>
            Make default{whose}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setDeleting(true)}>
          <TrashIcon aria-hidden="true" />
          Delete{whose}
        </Button>
      </div>
      <FormDialog
        open={deleting}
        title="Delete this address?"
        submit="Delete it"
        leave="Keep it"
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
