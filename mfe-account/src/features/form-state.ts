import { limits } from '@shop/config';
import { tooLong, type LimitedText } from '@shop/config/text-limits';
import { isApiFailure } from '@shop/contracts';
import { useState } from 'react';
import { t } from '../messages';

/** The fields of the account forms, by their names in the API. */
export type AccountField = 'name' | 'email' | 'currentPassword' | 'password' | 'phoneNumber';

const kinds: Readonly<Record<AccountField, LimitedText>> = {
  name: 'name',
  email: 'email',
  currentPassword: 'password',
  password: 'password',
  phoneNumber: 'phoneNumber',
};

export interface AccountFormState<Field extends AccountField = AccountField> {
  /** The fields, in the order of the form. */
  readonly fields: readonly Field[];
  readonly values: Readonly<Record<Field, string>>;
  /** Error messages by field, until the field is edited. */
  readonly errors: Readonly<Partial<Record<Field, string>>>;
  readonly edit: (field: Field, value: string) => void;
  /** Shows an error next to the field and moves the focus to it. */
  readonly refuse: (field: Field, message: string) => void;
  /**
   * Whether all fields are short enough for the API. Shows an error next to each field that is too long, and moves the focus to
   * the first one.
   */
  readonly fits: () => boolean;
  readonly clear: () => void;
}

/** The state of a form with the given fields, which are initially empty. */
export function useAccountForm<Field extends AccountField>(
  fields: readonly Field[],
): AccountFormState<Field> {
  const empty = Object.fromEntries(fields.map((field) => [field, ''])) as Record<Field, string>;
  const [values, setValues] = useState<Readonly<Record<Field, string>>>(empty);
  const [errors, setErrors] = useState({} as AccountFormState<Field>['errors']);
  return {
    fields,
    values,
    errors,
    edit: (field, value) => {
      setValues((typed) => ({ ...typed, [field]: value }));
      setErrors((shown) => ({ ...shown, [field]: undefined }));
    },
    refuse: (field, message) => {
      setErrors((shown) => ({ ...shown, [field]: message }));
      document.getElementsByName(field)[0]?.focus();
    },
    fits: () => {
      const long = fields.filter((field) => tooLong(kinds[field], values[field]) !== undefined);
      const messages = long.map((field) => [field, tooLong(kinds[field], values[field])]);
      setErrors(Object.fromEntries(messages) as AccountFormState<Field>['errors']);
      if (long[0]) document.getElementsByName(long[0])[0]?.focus();
      return long.length === 0;
    },
    clear: () => setValues(empty),
  };
}

interface PasswordForm {
  readonly values: Pick<AccountFormState['values'], 'password'>;
  readonly refuse: (field: 'password', message: string) => void;
}

/** Whether the password is too short; the field then shows an error. Only the API checks whether it is too common. */
export function refusesShortPassword({ values, refuse }: PasswordForm): boolean {
  if ([...values.password].length >= limits.minPasswordLength) return false;
  refuse(
    'password',
    t('Choose a longer password: at least {count} characters.', { count: limits.minPasswordLength }),
  );
  return true;
}

/** Shows the API's error next to the password field if the API rejected the password. */
export function showPasswordRefusal({ refuse }: Pick<PasswordForm, 'refuse'>, failure: unknown): void {
  if (isApiFailure(failure) && failure.status === 422) refuse('password', failure.message);
}
