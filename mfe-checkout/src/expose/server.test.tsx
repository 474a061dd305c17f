/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { ShopStoreProvider } from '@shop/store';
import { createTestShop } from '@shop/testing';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import * as checkoutPage from './checkout-page';
import * as orderInvoice from './order-invoice';
import * as orderSuccess from './order-success';

function html(Page: ComponentType, at: string) {
  return renderToString(
    <ShopStoreProvider store={createTestShop().store}>
      <MemoryRouter initialEntries={[at]}>
        <Page />
      </MemoryRouter>
    </ShopStoreProvider>,
  );
}

describe('on the server', () => {
  it('renders the checkout form without personal data', () => {
    const page = html(checkoutPage.Component, '/checkout');
    expect(page).toContain('<h1>Checkout</h1>');
    expect(page).toMatch(/<form [^>]*action="\/checkout" method="post"/);
    expect(page).toContain('name="pinCode"');
    expect(page).not.toContain('There is nothing to check out');
    expect(checkoutPage.head().title).toBe('Checkout');
  });

  it('renders the message of the success page', () => {
    expect(html(orderSuccess.Component, '/success')).toContain('Your order is booked');
    expect(orderSuccess.head().title).toBe('Order Completed');
  });

  it('renders the loading state of an invoice', () => {
    expect(html(orderInvoice.Component, '/orders/ord_1/invoice')).toContain('Loading your invoice');
    expect(orderInvoice.head().title).toBe('Invoice');
  });
});
