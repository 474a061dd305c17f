import { TextField, type TextFieldProps } from '@shop/ui';
import type { AccountFormState, AccountField } from '../form-state';

type Rule = Pick<TextFieldProps, 'label' | 'type' | 'autoComplete' | 'inputMode'>;

/** What a browser needs to check and to fill in each field. */
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
  /** The password is being chosen here, so that the browser offers a new one instead of the one it knows. */
  readonly choosesPassword?: boolean;
  /** More props of the field for the email address. */
  readonly email?: Partial<TextFieldProps>;
}

/** The fields of a form, all of them required by the browser. */
export function AccountFields<Field extends AccountField>({
  form,
  choosesPassword = false,
  email,
}: AccountFieldsProps<Field>) {
  return form.fields.map((field) => (
    <TextField
      key={field}
      {...(field === 'email' && email)}
      {...(choosesPassword && field === 'password' ? newPassword : rules[field])}
      name={field}
      required
      error={form.errors[field]}
      value={form.values[field]}
      onChange={(event) => form.edit(field, event.target.value)}
    />
  ));
}
