import { expect, it } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { me } from '../testing/fixtures';
import { renderOffice } from '../testing/render-office';

it('creates an admin with the key, sets up an authenticator, shows recovery codes and opens the office', async () => {
  let signedIn = false;
  let enrolled = false;
  const { requests, address } = renderOffice('/set-up', {
    'GET /staff/me': () => (signedIn ? me({ enrolled }) : apiFailure(401, 'Sign in first.')),
    'GET /staff/me/authenticator': { uri: 'otpauth://totp/office:Asha?secret=ABCD', secret: 'ABCD' },
    'POST /staff/set-up': () => {
      signedIn = true;
      return { enrolled: false };
    },
    'POST /staff/me/authenticator': ({ body }: { body: unknown }) => {
      if ((body as { code: string }).code !== '123456') return apiFailure(422, 'This code is not valid now.');
      enrolled = true;
      return { recoveryCodes: ['aaaa-1111', 'bbbb-2222'] };
    },
  });
  await userEvent.type(await screen.findByLabelText('Key'), 'the key');
  await userEvent.type(screen.getByLabelText('Your name'), 'Asha');
  await userEvent.type(screen.getByLabelText('Password'), 'seven blue stamps{Enter}');
  expect(requests.find(({ path }) => path === '/staff/set-up')?.body).toEqual({
    key: 'the key',
    name: 'Asha',
    password: 'seven blue stamps',
  });
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument();
  expect(screen.getByText('ABCD')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Code'), '000000{Enter}');
  expect(await screen.findByText('This code is not valid now.')).toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('Code'));
  await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText('bbbb-2222')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Open the office/ }));
  expect(await screen.findByRole('heading', { name: 'Today' })).toBeInTheDocument();
  expect(address()).toBe('/today');
});
