import { TextField } from '@shop/ui';
import { type FocusEvent, type InputEvent, useState } from 'react';

/** The error of a text in the field; empty without one. */
const problemOf = (text: string): string =>
  /^(\d{4}|\d{6}|\d{8})?$/.test(text.trim()) ? '' : 'An HSN code has 4, 6 or 8 digits, without spaces.';

interface HsnFieldProps {
  readonly name: string;
  readonly stored: string | null | undefined;
}

/** The HSN code of a product or variant. An error is shown once the field is left or submitted, until it is corrected. */
export function HsnField({ name, stored }: HsnFieldProps) {
  const [problem, setProblem] = useState('');
  const show = ({ currentTarget: { value } }: FocusEvent<HTMLInputElement>) => setProblem(problemOf(value));
  const check = ({ currentTarget: input }: InputEvent<HTMLInputElement>) => {
    const found = problemOf(input.value);
    input.setCustomValidity(found);
    if (found === '') setProblem('');
  };
  return (
    <TextField
      label="HSN code"
      name={name}
      hint="4, 6 or 8 digits"
      inputMode="numeric"
      defaultValue={stored ?? ''}
      error={problem}
      onInput={check}
      onBlur={show}
      onInvalid={({ currentTarget }) => setProblem(currentTarget.validationMessage)}
    />
  );
}
