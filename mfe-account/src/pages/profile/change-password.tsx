import { isApiFailure } from '@shop/contracts';
import { Button, TextField } from '@shop/ui';
import { useState, type SyntheticEvent } from 'react';
import { t } from '../../messages';
import { refusesShortPassword, showPasswordRefusal, useAccountForm } from '../../features/form-state';
import styles from './change-password.module.css';
import { useChangePasswordMutation } from './data';

/** Changes the user's password, given the current one, and ends their other sessions. */
export function ChangePasswordForm({ email }: { readonly email: string }) {
  const form = useAccountForm(['currentPassword', 'password']);
  const [changed, setChanged] = useState(false);
  const [change, { isLoading }] = useChangePasswordMutation();

  const send = async () => {
    setChanged(false);
    if (!form.fits() || refusesShortPassword(form)) return;
    const { data, error } = await change(form.values);
    showPasswordRefusal(form, error);
    if (isApiFailure(error) && error.status === 403) form.refuse('currentPassword', error.message);
    if (!data?.success) return;
    form.clear();
    setChanged(true);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void send();
  };
  const fieldOf = (name: 'currentPassword' | 'password') => ({
    name,
    type: 'password',
    required: true,
    value: form.values[name],
    error: form.errors[name],
    onChange: (event: { readonly target: { readonly value: string } }) => form.edit(name, event.target.value),
  });
  return (
    <form className={styles.form} method="post" onSubmit={submit} aria-labelledby="change-password">
      <h2 id="change-password" className={styles.title}>
        {t('Password')}
      </h2>
      {/* Lets password managers know which account the password belongs to. */}
      <input type="hidden" name="email" autoComplete="username" value={email} />
      <TextField
        {...fieldOf('currentPassword')}
        label={t('Current password')}
        autoComplete="current-password"
      />
      <TextField
        {...fieldOf('password')}
        label={t('New password')}
        autoComplete="new-password"
        hint={t('You’ll be signed out on all other devices.')}
      />
      <Button type="submit" variant="secondary" busy={isLoading}>
        {t('Change the Password')}
      </Button>
      <p role="status" className={styles.status}>
        {changed && t('Your password has been changed.')}
      </p>
    </form>
  );
}
