import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper, typedQuantity } from './quantity-stepper';

function Stepper({ start = 1, max }: { readonly start?: number; readonly max?: number }) {
  const [quantity, setQuantity] = useState(start);
  return (
    <>
      <QuantityStepper quantity={quantity} onChange={setQuantity} max={max} />
      <p data-testid="quantity">{quantity}</p>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton');
const quantity = () => screen.getByTestId('quantity').textContent;
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('QuantityStepper', () => {
  it('starts at 1 and steps up and down, not below 1', async () => {
    render(<Stepper />);
    expect(field().value).toBe('1');
    expect(button('Decrease quantity').disabled).toBe(true);
    await userEvent.click(button('Increase quantity'));
    await userEvent.click(button('Increase quantity'));
    await userEvent.click(button('Decrease quantity'));
    expect([field().value, quantity()]).toEqual(['2', '2']);
  });

  it('stops at the maximum of a line', () => {
    render(<Stepper start={999} />);
    expect(button('Increase quantity').disabled).toBe(true);
  });

  it('stops at the available quantity', () => {
    render(<QuantityStepper quantity={3} max={3} onChange={() => undefined} />);
    expect(button('Increase quantity').disabled).toBe(true);
    expect(field().max).toBe('3');
  });

  it('includes the item in its labels, for screens with several', () => {
    render(<QuantityStepper quantity={2} onChange={() => undefined} of="Dip Pen" />);
    expect(screen.getByRole('group', { name: 'Quantity of Dip Pen' })).toBeInTheDocument();
    expect(screen.getByRole('spinbutton', { name: 'Quantity of Dip Pen' })).toBeInTheDocument();
    expect(button('Decrease quantity of Dip Pen').disabled).toBe(false);
    expect(button('Increase quantity of Dip Pen').disabled).toBe(false);
  });

  it('does not change while disabled', () => {
    render(<QuantityStepper quantity={2} onChange={() => undefined} disabled />);
    const steps = [button('Decrease quantity'), button('Increase quantity')];
    expect([field().disabled, ...steps.map(({ disabled }) => disabled)]).toEqual([true, true, true]);
  });

  it('shows a note if the typed quantity is too high, until the quantity changes', () => {
    render(<Stepper max={24} />);
    fireEvent.change(field(), { target: { value: '60' } });
    expect([field().value, quantity()]).toEqual(['24', '24']);
    expect(screen.getByText('You can order up to 24.')).toHaveAttribute('aria-live', 'polite');
    fireEvent.change(field(), { target: { value: '5' } });
    expect(screen.queryByText(/No more than/)).not.toBeInTheDocument();
  });

  it('accepts a typed number', async () => {
    render(<Stepper />);
    await userEvent.clear(field());
    await userEvent.type(field(), '12');
    expect([field().value, quantity()]).toEqual(['12', '12']);
  });

  it.each(['0', '-3', '2.5'])('replaces a typed %s with 1', (typed) => {
    render(<Stepper start={4} />);
    fireEvent.change(field(), { target: { value: typed } });
    expect([field().value, quantity()]).toEqual(['1', '1']);
  });

  it('treats an empty field as 1, and fills it in on blur', async () => {
    render(<Stepper start={4} />);
    await userEvent.clear(field());
    expect([field().value, quantity()]).toEqual(['', '1']);
    await userEvent.tab();
    expect(field().value).toBe('1');
  });
});

describe('typedQuantity', () => {
  it.each([
    ['7', 7],
    [' 7 ', 7],
    ['', 1],
    ['0', 1],
    ['seven', 1],
    ['1e3', 1],
    ['100000', 999],
  ])('reads %j as %d', (text, expected) => {
    expect(typedQuantity(text)).toBe(expected);
  });

  it('is limited to the available quantity', () => {
    expect([typedQuantity('7', 4), typedQuantity('3', 4), typedQuantity('7', 0)]).toEqual([4, 3, 1]);
  });
});
