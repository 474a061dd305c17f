import { afterEach, describe, expect, it } from '@jest/globals';
import { setPageLanguage } from '@shop/config';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ErrorSummary, type FieldError } from './error-summary';
import { SelectField } from './select-field';
import { TextAreaField, TextField } from './text-field';

afterEach(() => setPageLanguage(null));

describe('fields', () => {
  it('are found by their labels', async () => {
    render(
      <>
        <TextField label="Email" name="email" type="email" />
        <TextAreaField label="Message" name="message" />
        <SelectField label="State" name="state">
          <option value="Delhi">Delhi</option>
          <option value="Gujarat">Gujarat</option>
        </SelectField>
      </>,
    );
    expect(screen.getByLabelText<HTMLInputElement>('Email').type).toBe('email');
    await userEvent.type(screen.getByLabelText('Message'), 'Hello');
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Gujarat');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Hello');
    expect(screen.getByLabelText<HTMLSelectElement>('State').value).toBe('Gujarat');
  });

  it('are described by their hint and error, and invalid with an error', () => {
    render(<TextField label="PIN code" name="pinCode" hint="Six digits" error="PIN code is required" />);
    const input = screen.getByRole('textbox', { description: 'Six digits PIN code is required' });
    expect(input).toHaveAttribute('aria-invalid', 'true');
  });

  it('mark an error in English on a page in another language', () => {
    setPageLanguage({
      ...{ code: 'hi', locale: 'hi-IN', base: '/hi', messages: {} },
      ...{ format: () => null, adopt: () => undefined },
    });
    render(
      <>
        <TextField label="पासवर्ड" name="password" error="Choose a less common password." />
        <TextField label="नाम" name="name" error="कृपया नाम लिखें" />
      </>,
    );
    expect(screen.getByText('Choose a less common password.')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('कृपया नाम लिखें')).not.toHaveAttribute('lang');
  });

  it('are not invalid without an error', () => {
    render(<TextField label="Name" name="name" />);
    const input = screen.getByLabelText('Name');
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(input).not.toHaveAttribute('aria-describedby');
  });
});

function Form({ initial }: { readonly initial: FieldError[] }) {
  const [errors, setErrors] = useState(initial);
  return (
    <>
      <ErrorSummary errors={errors} />
      <TextField
        label="Name"
        name="name"
        onChange={() => setErrors((known) => known.filter(({ field }) => field !== 'name'))}
      />
      <TextField label="City" name="city" />
    </>
  );
}

const twoErrors = [
  { field: 'name', message: 'Name is required' },
  { field: 'city', message: 'City is required' },
];

describe('ErrorSummary', () => {
  it('takes the focus and links to each field', async () => {
    render(<Form initial={twoErrors} />);
    expect(screen.getByRole('alert')).toHaveFocus();
    await userEvent.click(screen.getByRole('link', { name: 'City is required' }));
    expect(screen.getByLabelText('City')).toHaveFocus();
  });

  it('does not take the focus while errors are corrected', async () => {
    render(<Form initial={twoErrors} />);
    await userEvent.type(screen.getByLabelText('Name'), 'Asha');
    expect(screen.queryByText('Name is required')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('is absent without errors', () => {
    render(<Form initial={[]} />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
