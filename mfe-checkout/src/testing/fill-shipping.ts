import type { ShippingDetails } from '@shop/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { shippingFields } from '../pages/checkout/shipping-fields';

/** Fills in the whole shipping form and goes on to the payment. */
export function goToPayment(details: ShippingDetails): void {
  for (const { name, label } of shippingFields) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: details[name] ?? '' } });
  }
  fireEvent.click(screen.getByRole('button', { name: 'Continue to Payment' }));
}
