import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useEmailWarning } from './email-warning';
import { TextField } from '../primitives/text-field';

function Form({ initial = '' }: { readonly initial?: string }) {
  const [email, setEmail] = useState(initial);
  return (
    <form>
      <TextField
        label="Email"
        name="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        {...useEmailWarning(email, setEmail)}
      />
      <TextField label="Phone" name="phone" />
    </form>
  );
}

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const warning = () => screen.getByRole('status').textContent;
const noAddress = 'This does not look like an email address, so our emails cannot reach you.';

it('warns once the next field has the focus, and not while the address is being typed', async () => {
  render(<Form />);
  await userEvent.type(email(), 'asha');
  expect(warning()).toBe('');
  await userEvent.tab();
  expect(warning()).toBe(noAddress);
  expect(email()).toHaveAccessibleDescription(noAddress);
  expect(email()).not.toHaveAttribute('aria-invalid');
  await userEvent.type(email(), '@example.in');
  expect(warning()).toBe('');
  await userEvent.tab();
  expect(warning()).toBe('');
});

it('fills in the suggested address, and focuses its field', async () => {
  render(<Form initial="asha@gmail,com" />);
  expect(warning()).toBe(`${noAddress}Did you mean asha@gmail.com?`);
  await userEvent.click(screen.getByRole('button', { name: 'Did you mean asha@gmail.com?' }));
  expect(email()).toHaveFocus();
  expect(email()).toHaveValue('asha@gmail.com');
  expect(warning()).toBe('');
});

it('only suggests a correction for an address that may be right', () => {
  render(<Form initial="asha@gmial.com" />);
  expect(warning()).toBe('Did you mean asha@gmail.com?');
});

it.each(['', ' asha@example.in '])('shows nothing about %j', (typed) => {
  render(<Form initial={typed} />);
  expect(warning()).toBe('');
});
