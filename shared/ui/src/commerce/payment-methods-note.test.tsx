import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PaymentMethodsNote } from './payment-methods-note';

it('lists the payment methods, and that cash on delivery is not one', () => {
  render(<PaymentMethodsNote className="note" />);
  expect(screen.getByText('UPI, cards, net banking; no cash on delivery')).toHaveClass('note', {
    exact: true,
  });
});
