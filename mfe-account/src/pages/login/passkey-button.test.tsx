import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { apiFailure, renderWithShop, type FakeRoutes } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginForm } from './page';

const get = jest.fn<() => Promise<object>>();
const bytes = new Uint8Array([1, 2, 3]).buffer;
const credential = {
  ...{ id: 'AQID', rawId: bytes, type: 'public-key', authenticatorAttachment: 'platform' },
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: bytes },
  getClientExtensionResults: () => ({}),
};

beforeEach(() => {
  get.mockResolvedValue(credential);
  Object.assign(globalThis, { PublicKeyCredential: jest.fn() });
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

const options = { options: { challenge: 'AQID', rpId: 'localhost', userVerification: 'required' } };

async function press(routes: FakeRoutes) {
  const onSignedIn = jest.fn();
  const shop = renderWithShop(<LoginForm onSignedIn={onSignedIn} />, {
    routes: { 'POST /user/passkeys/sign-in-options': options, ...routes },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  return { ...shop, onSignedIn };
}

it('is not offered by a browser without passkeys', () => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  renderWithShop(<LoginForm onSignedIn={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).not.toBeInTheDocument();
});

it('signs in as with a password', async () => {
  const { requests, onSignedIn } = await press({ 'POST /user/passkeys/sign-in': { success: true } });
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Login-Succesfully');
  expect(requests.at(-1)).toMatchObject({
    path: '/user/passkeys/sign-in',
    body: { credential: { id: 'AQID', rawId: 'AQID', type: 'public-key', response: { signature: 'AQID' } } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

it('shows a toast when the shop refuses the passkey', async () => {
  const message = 'This passkey is not known here. Sign in with your password.';
  const { notices } = await press({ 'POST /user/passkeys/sign-in': apiFailure(401, message) });
  expect(await screen.findByRole('button', { name: 'Sign in with a passkey', busy: false })).toBeEnabled();
  expect(notices).toEqual([message]);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('shows a message below the button if the shopper cancels', async () => {
  get.mockRejectedValue(new DOMException('cancelled', 'NotAllowedError'));
  const { notices } = await press({});
  expect(await screen.findByText('The passkey was not used. Try again.')).toBeInTheDocument();
  expect(notices).toEqual([]);
});
