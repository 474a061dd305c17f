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
  [loginPage, 'Sign In', 'Forgot Password'],
  [signupPage, 'Sign Up', 'Phone Number'],
  [forgotPasswordPage, 'Forgot Password', 'Send the Link'],
  [resetPasswordPage, 'New Password', 'Request a New Link'],
  [profilePage, 'Your Profile', 'Loading your dashboard'],
  [addressesPage, 'Your Addresses', 'Fetching your addresses'],
  [orderPage, 'Your Order', 'Fetching your order'],
])('page %# renders on the server without a session', ({ Component, head }, title, text) => {
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
