import { expect, it } from '@jest/globals';
import { apiFailure } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { me } from '../../../testing/fixtures';
import { renderOffice } from '../../../testing/render-office';

it('shows prices with GST, and before GST again', async () => {
  let withTax = false;
  const { requests } = renderOffice('/storefront/prices', {
    'GET /staff/price-setting': () => ({ withTax }),
    'POST /staff/price-setting': ({ body }: { readonly body: unknown }) => {
      ({ withTax } = body as { withTax: boolean });
      return { data: { withTax } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show prices with GST' }));
  expect(await screen.findByText(/^The shop shows prices with GST\./)).toBeInTheDocument();
  // The button is busy until the change has ended.
  await userEvent.click(await screen.findByRole('button', { name: 'Show prices before GST', busy: false }));
  expect(await screen.findByText(/^The shop shows prices before GST/)).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { withTax: true },
    { withTax: false },
  ]);
});

it('shows a failure, and is read-only for viewers', async () => {
  let fails = true;
  renderOffice('/storefront/prices', {
    'GET /staff/me': me({ role: 'viewer', rights: ['read'] }),
    'GET /staff/price-setting': () => (fails ? apiFailure(500, 'Something went wrong.') : { withTax: false }),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByText(/^The shop shows prices before GST/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show prices with GST' })).not.toBeInTheDocument();
});
