import { describe, expect, it } from '@jest/globals';
import type { OwnConsents, OwnConsentsChange } from '@shop/contracts';
import { apiFailure, renderWithShop, type FakeRoutes } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsentSettings } from './consents';

const offers = { id: 'offers', label: 'Emails about offers', given: false, at: null };
const consents: OwnConsents = {
  ...{ version: 2, isNew: true, necessary: 'We use your name for your account.', rights: 'Write to us.' },
  optional: [offers],
};

/** Fake consent routes that store the changes they receive. */
function storedConsents(): FakeRoutes {
  let stored = consents;
  return {
    'GET /user/consents': () => stored,
    'POST /user/consents': ({ body }: { readonly body: unknown }) => {
      const { changes } = body as OwnConsentsChange;
      const optional = stored.optional.map((one) => ({
        ...one,
        given: changes.find(({ id }) => id === one.id)?.given ?? one.given,
      }));
      stored = { ...stored, isNew: false, optional };
      return { data: stored };
    },
  };
}

const open = (routes: FakeRoutes = storedConsents()) =>
  renderWithShop(<ConsentSettings />, { route: '/user/profile', routes });
const toggle = () => screen.findByRole('switch', { name: 'Emails about offers' });
const sent = ({ requests }: ReturnType<typeof open>) =>
  requests.filter(({ method }) => method === 'POST').map(({ body }) => body);

describe('ConsentSettings', () => {
  it('has a switch for each purpose, off by default, that gives or withdraws consent with one press', async () => {
    const shop = open();
    expect(await toggle()).not.toBeChecked();
    await userEvent.click(await toggle());
    expect(await screen.findByText('Turned on.')).toBeInTheDocument();
    expect(await toggle()).toBeChecked();
    await userEvent.click(await toggle());
    expect(await screen.findByText('Turned off.')).toBeInTheDocument();
    expect(await toggle()).not.toBeChecked();
    expect(sent(shop)).toEqual([
      { version: 2, changes: [{ id: 'offers', given: true }] },
      { version: 2, changes: [{ id: 'offers', given: false }] },
    ]);
  });

  it('shows a new notice until it is closed, and closing it gives no consent', async () => {
    const shop = open();
    expect(await screen.findByText('We use your name for your account.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close this notice' }));
    await waitFor(() =>
      expect(screen.queryByText('We use your name for your account.')).not.toBeInTheDocument(),
    );
    expect(await toggle()).not.toBeChecked();
    expect(sent(shop)).toEqual([{ version: 2, changes: [] }]);
  });

  it('keeps the switch as it was when the change fails', async () => {
    const { notices } = open({
      'GET /user/consents': consents,
      'POST /user/consents': apiFailure(409, 'The text has changed since this page was opened.'),
    });
    await userEvent.click(await toggle());
    await waitFor(() => expect(notices).toEqual(['The text has changed since this page was opened.']));
    expect(await toggle()).not.toBeChecked();
  });

  it('offers a retry if the choices cannot be loaded, and shows nothing if the shop no longer asks', async () => {
    let failure = apiFailure(500, 'Something went wrong.');
    open({ 'GET /user/consents': () => failure });
    await screen.findByRole('alert');
    failure = apiFailure(404, 'This shop does not ask for consents.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
