import { paths } from '@shop/config';
import { tooLong } from '@shop/config/text-limits';
import type { ProfileRequest, User } from '@shop/contracts';
import { Button, PencilSimpleIcon, StampIcon, TextField } from '@shop/ui';
import { useState, type SyntheticEvent } from 'react';
import { t } from '../../messages';
import { useSaveProfileMutation } from './data';
import { StatusMessage, useStatusMessage } from '../../features/status-message';
import styles from './profile-card.module.css';

type Field = keyof ProfileRequest;
type Errors = Readonly<Partial<Record<Field, string>>>;

const requiredMessages: Readonly<Record<Field, string>> = {
  name: 'Name is required',
  phoneNumber: 'Phone number is required',
};

function faultOf(field: Field, value: string): string | undefined {
  if (value.trim() === '') return t(requiredMessages[field]);
  return tooLong(field, value);
}

/** The shopper's details. Name and phone number can be edited; Cancel restores the stored values. */
export function ProfileCard({ user }: { readonly user: User }) {
  /** The edited values; null if not editing. */
  const [draft, setDraft] = useState<ProfileRequest | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [save, { isLoading }] = useSaveProfileMutation();
  const { announce, status } = useStatusMessage();
  const values = draft ?? { name: user.name, phoneNumber: user.phoneNumber };

  const edit = (next: ProfileRequest | null) => {
    setDraft(next);
    setErrors({});
  };
  const send = async () => {
    const found = {
      name: faultOf('name', values.name),
      phoneNumber: faultOf('phoneNumber', values.phoneNumber),
    };
    setErrors(found);
    const firstInvalid = found.name ? 'name' : found.phoneNumber && 'phoneNumber';
    if (firstInvalid) return document.getElementsByName(firstInvalid)[0]?.focus();
    const { data } = await save(values);
    if (!data) return;
    edit(null);
    announce(t('Changes saved.'));
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isLoading) void send();
  };
  const field = (name: Field) => ({
    name,
    value: values[name],
    readOnly: !draft || isLoading,
    required: draft !== null,
    error: errors[name],
    onChange: (event: { readonly target: { readonly value: string } }) => {
      setDraft({ ...values, [name]: event.target.value });
      setErrors((shown) => ({ ...shown, [name]: undefined }));
    },
  });

  return (
    <form
      className={styles.card}
      method="post"
      action={paths.profile}
      onSubmit={onSubmit}
      noValidate
      aria-label={t('Profile')}
    >
      <header className={styles.heading}>
        <div>
          <h2 className={styles.name}>{user.name}</h2>
          <p className={styles.member}>
            <StampIcon aria-hidden="true" />
            {t('Premium Member')}
          </p>
          <StatusMessage status={status} />
        </div>
        {draft ? (
          <Button key="cancel" variant="secondary" disabled={isLoading} onClick={() => edit(null)}>
            {t('Cancel')}
          </Button>
        ) : (
          <Button key="edit" variant="secondary" onClick={() => edit(values)}>
            <PencilSimpleIcon aria-hidden="true" />
            {t('Edit')}
          </Button>
        )}
      </header>
      <TextField {...field('name')} label={t('Name')} autoComplete="name" />
      <TextField
        name="email"
        label={t('Email')}
        type="email"
        value={user.email}
        readOnly
        hint={t('Verified - Cannot be changed')}
      />
      <TextField
        {...field('phoneNumber')}
        label={t('Phone Number')}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
      />
      {draft && (
        <Button type="submit" busy={isLoading}>
          {t('Save Changes')}
        </Button>
      )}
    </form>
  );
}
