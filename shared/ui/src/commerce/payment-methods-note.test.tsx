import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PaymentMethodsNote } from './payment-methods-note';

it('names the ways to pay, and the one there is not', () => {
  render(<PaymentMethodsNote className="note" />);
  expect(screen.getByText('UPI, cards, net banking; no cash on delivery')).toHaveClass('note', {
    exact: true,
  });
});
