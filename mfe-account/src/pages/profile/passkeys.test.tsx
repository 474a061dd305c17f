import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Passkey } from '@shop/contracts';
import { apiFailure, renderWithShop, type FakeRoutes } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Passkeys } from './passkeys';

const phone: Passkey = { id: 'a', name: 'Phone', createdAt: '2026-11-02T10:00:00.000Z', usedAt: null };
const laptop: Passkey = { ...phone, id: 'b', name: 'Laptop', usedAt: '2026-11-20T10:00:00.000Z' };

const create = jest.fn<() => Promise<object>>();
const bytes = new Uint8Array([1, 2, 3]).buffer;
const credential = {
  ...{ id: 'AQID', rawId: bytes, type: 'public-key', authenticatorAttachment: 'platform' },
  response: { clientDataJSON: bytes, attestationObject: bytes, getTransports: () => ['internal'] },
  getClientExtensionResults: () => ({}),
};

beforeEach(() => {
  create.mockResolvedValue(credential);
  Object.assign(globalThis, { PublicKeyCredential: jest.fn() });
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

const open = (routes: FakeRoutes) => renderWithShop(<Passkeys />, { route: '/user/profile', routes });
const options = {
  options: {
    ...{ challenge: 'AQID', rp: { id: 'localhost', name: 'Vintage Craft' }, pubKeyCredParams: [] },
    user: { id: 'AQID', name: 'asha@example.in', displayName: 'asha@example.in' },
  },
};

async function add() {
  await userEvent.type(screen.getByLabelText('Name of the passkey'), 'Phone');
  await userEvent.type(screen.getByLabelText('Your current password'), 'monsoon-27');
  await userEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
}

it('lists the passkeys with their last use, and removes each', async () => {
  let passkeys = [phone, laptop];
  const { requests } = open({
    'GET /user/passkeys': () => passkeys,
    'POST /user/passkeys/remove': () => {
      passkeys = [phone];
      return { success: true };
    },
  });
  await screen.findAllByRole('listitem');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'PhoneAdded on 2 November 2026, not used yetRemove',
    'LaptopAdded on 2 November 2026, last used on 20 November 2026Remove',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Laptop' }));
  expect(await screen.findByText(/^Passkey “Laptop” removed/)).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ id: 'b' });
});

it('adds a passkey, given the password', async () => {
  let passkeys: Passkey[] = [];
  const { requests } = open({
    'GET /user/passkeys': () => passkeys,
    'POST /user/passkeys/options': options,
    'POST /user/passkeys': () => {
      passkeys = [phone];
      return { success: true };
    },
  });
  await add();
  expect(
    await screen.findByText('Passkey “Phone” added. You can now sign in with it instead of your password.'),
  ).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Remove Phone' })).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
    { currentPassword: 'monsoon-27' },
    { name: 'Phone', credential: { id: 'AQID', response: { transports: ['internal'] } } },
  ]);
});

it('shows a wrong password next to its field, and the browser’s refusal below', async () => {
  let response: unknown = apiFailure(403, 'Your current password is not correct.');
  open({ 'GET /user/passkeys': [], 'POST /user/passkeys/options': () => response });
  await add();
  expect(await screen.findByText('Your current password is not correct.')).toBeInTheDocument();
  response = options;
  create.mockRejectedValue(new DOMException('known', 'InvalidStateError'));
  await userEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
  expect(await screen.findByText('This device already has a passkey for your account.')).toBeInTheDocument();
});

it('offers a retry if the list cannot be loaded', async () => {
  let response: unknown = apiFailure(500, 'Something went wrong.');
  open({ 'GET /user/passkeys': () => response });
  await screen.findByText('Your passkeys could not be loaded.');
  response = [phone];
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Remove Phone' })).toBeInTheDocument();
});
