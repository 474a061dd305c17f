import { TextField, type TextFieldProps } from '@shop/ui';
import type { Letter, LetterField } from './use-letter';

type Rule = Pick<TextFieldProps, 'label' | 'type' | 'autoComplete' | 'inputMode'>;

/** What a browser needs to check and to fill in each field. */
const rules: Readonly<Record<LetterField, Rule>> = {
  name: { label: 'Name', autoComplete: 'name' },
  email: { label: 'Email', type: 'email', autoComplete: 'username', inputMode: 'email' },
  password: { label: 'Password', type: 'password', autoComplete: 'current-password' },
  phoneNumber: { label: 'Phone Number', type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
};

const newPassword: Rule = { ...rules.password, autoComplete: 'new-password' };

interface LetterFieldsProps<Field extends LetterField> {
  readonly letter: Letter<Field>;
  /** The password is being chosen here, so that the browser offers a new one instead of the one it knows. */
  readonly choosesPassword?: boolean;
}

/** The fields of a letter, all of them required by the browser. */
export function LetterFields<Field extends LetterField>({
  letter,
  choosesPassword = false,
}: LetterFieldsProps<Field>) {
  return letter.fields.map((field) => (
    <TextField
      key={field}
      {...(choosesPassword && field === 'password' ? newPassword : rules[field])}
      name={field}
      required
      error={letter.errors[field]}
      value={letter.values[field]}
      onChange={(event) => letter.edit(field, event.target.value)}
    />
  ));
}
