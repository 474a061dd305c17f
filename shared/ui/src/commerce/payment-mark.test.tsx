import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { markOf } from '../../tools/outlines.mjs';
import { MastercardMark, PaypalMark, RupayMark, UpiMark, VisaMark } from './payment-mark';
import { outlines } from '../primitives/icon-art/outlines';

describe('payment marks', () => {
  it("have the shop's spelling as their names", () => {
    render(
      <>
        <UpiMark />
        <RupayMark />
        <VisaMark />
        <MastercardMark />
        <PaypalMark />
      </>,
    );
    for (const name of ['VISA', 'MASTERCARD', 'PAYPAL'])
      expect(screen.getByRole('img', { name })).toBeInTheDocument();
    for (const word of ['UPI', 'RuPay']) expect(screen.getByText(word)).toBeInTheDocument();
  });

  it('have the outlines of the installed brand marks', () => {
    for (const name of ['Visa', 'Mastercard', 'Paypal']) expect(outlines[name]).toBe(markOf(name));
  });
});
