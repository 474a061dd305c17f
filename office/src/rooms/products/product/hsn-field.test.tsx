import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HsnField } from './hsn-field';

const message = 'An HSN code has 4, 6 or 8 digits, without spaces.';

function renderField(stored: string | null) {
  const form = render(
    <form>
      <HsnField name="hsnCode" stored={stored} />
      <button>Save</button>
    </form>,
  );
  return { ...form, field: screen.getByLabelText<HTMLInputElement>('HSN code') };
}

it.each(['482', '48201', '4820 10', '4820102', '482010200', 'ABCD', '४८२०'])(
  'shows next to the field that %s is not an HSN code, once the field is left',
  async (text) => {
    const { field } = renderField(null);
    await userEvent.type(field, text);
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(field.validationMessage).toBe(message);
    await userEvent.tab();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(field).toBeInvalid();
    await userEvent.clear(field);
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(field).toBeValid();
  },
);

it.each(['', '4820', '482010', '48201020', ' 4820 '])('accepts "%s"', async (text) => {
  const { field } = renderField('482');
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
  await userEvent.tab();
  expect(field).toBeValid();
});

it('shows the error when the form is submitted', async () => {
  const { field } = renderField('4820');
  await userEvent.type(field, '1{Enter}');
  expect(screen.getByText(message)).toBeInTheDocument();
});
