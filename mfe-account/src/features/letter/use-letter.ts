import { useState } from 'react';

/** What the account letters ask for, under the API's names. */
export type LetterField = 'name' | 'email' | 'password' | 'phoneNumber';

export interface Letter<Field extends LetterField = LetterField> {
  /** In their order on the sheet. */
  readonly fields: readonly Field[];
  readonly values: Readonly<Record<Field, string>>;
  readonly edit: (field: Field, value: string) => void;
  readonly clear: () => void;
}

/** What is typed into the given fields, empty at first. */
export function useLetter<Field extends LetterField>(fields: readonly Field[]): Letter<Field> {
  const empty = Object.fromEntries(fields.map((field) => [field, ''])) as Record<Field, string>;
  const [values, setValues] = useState<Readonly<Record<Field, string>>>(empty);
  return {
    fields,
    values,
    edit: (field, value) => setValues((typed) => ({ ...typed, [field]: value })),
    clear: () => setValues(empty),
  };
}
