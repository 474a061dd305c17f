/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { ShopStoreProvider } from '@shop/store';
import { createTestShop, sessionUser } from '@shop/testing';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import * as addressesPage from './addresses-page';
import * as forgotPasswordPage from './forgot-password-page';
import * as loginPage from './login-page';
import * as orderPage from './order-page';
import * as profilePage from './profile-page';
import * as resetPasswordPage from './reset-password-page';
import * as signupPage from './signup-page';

it.each([
  ['Sign In', loginPage, 'Forgot Password'],
  ['Sign Up', signupPage, 'Phone Number'],
  ['Forgot Password', forgotPasswordPage, 'Send the Link'],
  ['New Password', resetPasswordPage, 'Request a New Link'],
  ['Your Profile', profilePage, 'Loading your dashboard'],
  ['Your Addresses', addressesPage, 'Loading your addresses'],
  ['Your Order', orderPage, 'Loading your order'],
])('%s renders on the server without session data', (title, { Component, head }, text) => {
  const { store } = createTestShop({ 'GET /user/verify': sessionUser() });
  const html = renderToString(
    <ShopStoreProvider store={store}>
      <MemoryRouter>
        <Component />
      </MemoryRouter>
    </ShopStoreProvider>,
  );
  expect(head().title).toBe(title);
  expect(html).toContain(text);
  expect(html).not.toContain('Asha');
});
