import { tooLong, type LimitedText } from '@shop/config/text-limits';
import { useState } from 'react';

/** The fields of the account forms, under the API's names. */
export type AccountField = 'name' | 'email' | 'currentPassword' | 'password' | 'phoneNumber';

const kinds: Readonly<Record<AccountField, LimitedText>> = {
  name: 'name',
  email: 'email',
  currentPassword: 'password',
  password: 'password',
  phoneNumber: 'phone',
};

export interface AccountFormState<Field extends AccountField = AccountField> {
  /** In their order on the sheet. */
  readonly fields: readonly Field[];
  readonly values: Readonly<Record<Field, string>>;
  /** What is wrong with a field, until it is edited. */
  readonly errors: Readonly<Partial<Record<Field, string>>>;
  readonly edit: (field: Field, value: string) => void;
  /** Shows what is wrong beside the field, which gets the focus. */
  readonly refuse: (field: Field, message: string) => void;
  /** True when every field fits what the API takes; otherwise shows which do not, and gives the first the focus. */
  readonly fits: () => boolean;
  readonly clear: () => void;
}

/** What is typed into the given fields, empty at first. */
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
