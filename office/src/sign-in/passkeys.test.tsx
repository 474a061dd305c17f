import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { me } from '../testing/fixtures';
import { renderOffice } from '../testing/render-office';

const bytes = new Uint8Array([1, 2, 3]).buffer;
const credential = {
  ...{ id: 'AQID', rawId: bytes, type: 'public-key', authenticatorAttachment: 'platform' },
  response: {
    ...{ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, attestationObject: bytes },
    getTransports: () => ['usb'],
  },
  getClientExtensionResults: () => ({}),
};
const respond = jest.fn<() => Promise<object>>();

beforeEach(() => {
  respond.mockResolvedValue(credential);
  Object.assign(globalThis, { PublicKeyCredential: jest.fn() });
  const credentials = { value: { get: respond, create: respond }, configurable: true };
  Object.defineProperty(navigator, 'credentials', credentials);
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

const options = {
  options: {
    ...{
      challenge: 'AQID',
      rpId: 'localhost',
      rp: { id: 'localhost', name: 'Office' },
      pubKeyCredParams: [],
    },
    user: { id: 'AQID', name: 'Asha', displayName: 'Asha' },
  },
};

it('signs in with a passkey in place of the code, once name and password are filled in', async () => {
  let signedIn = false;
  let refuses = true;
  const { requests, address } = renderOffice('/sign-in?to=/my-account', {
    'GET /staff/me': () => (signedIn ? me() : apiFailure(401, 'Sign in first.')),
    'GET /staff/me/sessions': [],
    'GET /staff/me/passkeys': [],
    'POST /staff/sign-in/second-factor-options': () =>
      refuses ? apiFailure(401, 'Name or password is wrong.') : options,
    'POST /staff/sign-in/passkey': () => {
      signedIn = true;
      return { enrolled: true };
    },
  });
  const second = await screen.findByRole('button', { name: 'Use a passkey instead of the code' });
  await userEvent.click(second);
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Name'), 'Asha');
  await userEvent.type(screen.getByLabelText('Password'), 'seven blue stamps');
  await userEvent.click(second);
  expect(await screen.findByText('Name or password is wrong.')).toBeInTheDocument();
  refuses = false;
  await userEvent.click(second);
  expect(await screen.findByRole('heading', { name: 'My account' })).toBeInTheDocument();
  expect(address()).toBe('/my-account');
  const sent = requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent.slice(1)).toMatchObject([
    { name: 'Asha', password: 'seven blue stamps' },
    { credential: { id: 'AQID', response: { signature: 'AQID' } } },
  ]);
});

it('signs in with a passkey only, and shows why it failed', async () => {
  const message = 'This passkey is not registered here. Sign in with your password.';
  renderOffice('/sign-in', {
    'GET /staff/me': apiFailure(401, 'Sign in first.'),
    'POST /staff/sign-in/passkey-options': options,
    'POST /staff/sign-in/passkey': apiFailure(401, message),
  });
  const alone = await screen.findByRole('button', { name: 'Sign in with a passkey only' });
  await userEvent.click(alone);
  expect(await screen.findByText(message)).toBeInTheDocument();
  respond.mockRejectedValue(new DOMException('cancelled', 'NotAllowedError'));
  await userEvent.click(alone);
  expect(await screen.findByText('The passkey was not used. Try again.')).toBeInTheDocument();
});

it('is not offered by a browser without passkeys', async () => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  renderOffice('/sign-in', { 'GET /staff/me': apiFailure(401, 'Sign in first.') });
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /passkey/ })).not.toBeInTheDocument();
});

it('adds a passkey to the signed-in account, and removes it', async () => {
  const passkey = { id: 'AQID', name: 'Laptop', createdAt: '2026-11-25T10:00:00.000Z', usedAt: null };
  let passkeys: object[] = [];
  const { requests } = renderOffice('/my-account', {
    'GET /staff/me/sessions': [],
    'GET /staff/me/passkeys': () => passkeys,
    'POST /staff/me/passkeys/options': options,
    'POST /staff/me/passkeys': () => {
      passkeys = [passkey];
      return { success: true };
    },
    'POST /staff/me/passkeys/remove': () => {
      passkeys = [];
      return { success: true };
    },
  });
  const section = within(await screen.findByRole('region', { name: 'Passkeys' }));
  expect(await section.findByText('You do not have a passkey yet.')).toBeInTheDocument();
  await userEvent.type(section.getByLabelText('Name'), 'Laptop');
  await userEvent.type(section.getByLabelText('Your current password'), 'seven blue stamps');
  await userEvent.click(section.getByRole('button', { name: 'Add a passkey' }));
  expect(await section.findByText('Passkey added.')).toBeInTheDocument();
  expect(section.getByRole('listitem')).toHaveTextContent(/^Laptop.*not used yet/);
  await userEvent.click(section.getByRole('button', { name: 'Remove Laptop' }));
  expect(await section.findByText(/^Laptop removed/)).toBeInTheDocument();
  expect(await section.findByText('You do not have a passkey yet.')).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
    { current: 'seven blue stamps' },
    { name: 'Laptop', credential: { response: { transports: ['usb'] } } },
    { id: 'AQID' },
  ]);
});
