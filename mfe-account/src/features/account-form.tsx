import { Button, TextField, type TextFieldProps } from '@shop/ui';
import type { ReactElement, ReactNode, SyntheticEvent } from 'react';
import { t } from '../messages';
import styles from './account-form.module.css';
import type { AccountField, AccountFormState } from './form-state';

type Rule = Pick<TextFieldProps, 'label' | 'type' | 'autoComplete' | 'inputMode'>;

/** Attributes with which browsers check and fill in each field. */
const rules: Readonly<Record<AccountField, Rule>> = {
  name: { label: 'Name', autoComplete: 'name' },
  email: { label: 'Email', type: 'email', autoComplete: 'username', inputMode: 'email' },
  currentPassword: { label: 'Current password', type: 'password', autoComplete: 'current-password' },
  password: { label: 'Password', type: 'password', autoComplete: 'current-password' },
  phoneNumber: { label: 'Phone Number', type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
};

const newPassword: Rule = { ...rules.password, autoComplete: 'new-password' };

interface AccountFieldsProps<Field extends AccountField> {
  readonly form: AccountFormState<Field>;
  /** True for a new password, for which browsers suggest one instead of filling in the saved one. */
  readonly choosesPassword?: boolean;
  /** Additional props of the email field. */
  readonly email?: Partial<TextFieldProps>;
}

/** The fields of a form, all required. */
export function AccountFields<Field extends AccountField>({
  form,
  choosesPassword = false,
  email,
}: AccountFieldsProps<Field>) {
  return form.fields.map((field) => {
    const { label, ...rule } = choosesPassword && field === 'password' ? newPassword : rules[field];
    return (
      <TextField
        key={field}
        {...(field === 'email' && email)}
        {...rule}
        label={t(label)}
        name={field}
        required
        error={form.errors[field]}
        value={form.values[field]}
        onChange={(event) => form.edit(field, event.target.value)}
      />
    );
  });
}

interface AccountFormProps {
  /** Name of the form and label of its button. */
  readonly label: string;
  /** URL to which the browser posts the form without scripts. */
  readonly action: string;
  readonly busy: boolean;
  readonly busyLabel?: string;
  readonly onSubmit: () => Promise<void>;
  readonly fields: ReactElement;
  /** Small text between the fields and the button. */
  readonly aside?: ReactNode;
  /** Between the fields and the button, below `aside`. */
  readonly notice?: ReactElement;
  /** The link to the other page. */
  readonly other: ReactNode;
}

/** The form shared by the account pages: fields, a button and a link. */
export function AccountForm({
  label,
  action,
  busy,
  busyLabel = label,
  onSubmit,
  fields,
  aside,
  notice,
  other,
}: AccountFormProps) {
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <form className={styles.form} method="post" action={action} onSubmit={submit} aria-label={label}>
      {fields}
      {aside && <p className={styles.aside}>{aside}</p>}
      {notice}
      <Button type="submit" busy={busy}>
        {busy ? busyLabel : label}
      </Button>
      <p className={styles.other}>{other}</p>
    </form>
  );
}
