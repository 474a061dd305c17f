import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GstField } from './gst-field';

function renderField(rate: string, discount: string) {
  render(
    <form>
      <input name="rate" aria-label="Price" type="number" defaultValue={rate} />
      <input name="discount" aria-label="Discount" type="number" defaultValue={discount} />
      <GstField rates={[0, 500, 1_200]} stored={1_200} priced={{ rate: 'rate', discount: 'discount' }} />
    </form>,
  );
  return screen.getByLabelText<HTMLSelectElement>('GST');
}

it('shows the price with GST, and again after each change of the form', async () => {
  const field = renderField('49.50', '12.5');
  expect(field).toHaveAccessibleDescription('Price with GST: ₹48.51');
  await userEvent.selectOptions(field, '5%');
  expect(field).toHaveAccessibleDescription('Price with GST: ₹45.48');
  await userEvent.type(screen.getByLabelText('Discount'), '{Backspace}{Backspace}');
  expect(field).toHaveAccessibleDescription('Price with GST: ₹45.74');
});

it.each([
  ['', '0'],
  ['100', ''],
  ['-1', '0'],
  ['100', '101'],
])('shows no price for the price "%s" with the discount "%s"', (rate, discount) => {
  expect(renderField(rate, discount)).not.toHaveAccessibleDescription();
});
