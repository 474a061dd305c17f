import { paths } from '@shop/config';
import type { User } from '@shop/contracts';
import { Button, PencilSimpleIcon, StampIcon, TextField } from '@shop/ui';
import { useState, type SyntheticEvent } from 'react';
import styles from './profile-card.module.css';

/** Who the shopper is. Edits are local: the shop does not store changes of these details. */
export function ProfileCard({ user }: { readonly user: User }) {
  const stored = { name: user.name, phoneNumber: user.phoneNumber };
  const [values, setValues] = useState(stored);
  const [editing, setEditing] = useState(false);

  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setEditing(false);
  };
  const cancel = () => {
    setValues(stored);
    setEditing(false);
  };
  const field = (name: keyof typeof stored) => ({
    name,
    value: values[name],
    readOnly: !editing,
    required: editing,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setValues((typed) => ({ ...typed, [name]: event.target.value })),
  });

  return (
    <form
      className={styles.card}
      method="post"
      action={paths.profile}
      onSubmit={onSubmit}
      aria-label="Profile"
    >
      <header className={styles.heading}>
        <div>
          <h2 className={styles.name}>{values.name}</h2>
          <p className={styles.member}>
            <StampIcon aria-hidden="true" />
            Premium Member
          </p>
        </div>
        {editing ? (
          <Button key="cancel" variant="secondary" onClick={cancel}>
            Cancel
          </Button>
        ) : (
          <Button key="edit" variant="secondary" onClick={() => setEditing(true)}>
            <PencilSimpleIcon aria-hidden="true" />
            Edit
          </Button>
        )}
      </header>
      <TextField {...field('name')} label="Name" autoComplete="name" />
      <TextField
        name="email"
        label="Email"
        type="email"
        value={user.email}
        readOnly
        hint="Verified - Cannot be changed"
      />
      <TextField
        {...field('phoneNumber')}
        label="Phone Number"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
      />
      {editing && (
        <>
          <p className={styles.note}>
            Changes show on this screen; your account keeps the details of your sign-up.
          </p>
          <Button type="submit">Save Changes</Button>
        </>
      )}
    </form>
  );
}
